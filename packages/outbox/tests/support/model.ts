import { expect, vi } from 'vitest';
import { type Store } from '@sutra/outbox/store';
import { SEND_TIMEOUT } from '@sutra/outbox/timeouts';
import { MINUTE } from '@sutra/outbox/time';
import fc from '../fast-check.ts';
import { type Manner, type MisbehavingServer } from './misbehaving-server.ts';
import { type Note, note } from './notes.ts';
import { noteEntry, openOutbox } from './outbox.ts';
import { receiverOf } from './receivers.ts';

const TABS = 3;

const manners: Manner[] = [
  { does: 'answer' },
  { does: 'answer', status: 503 },
  { does: 'answer', status: 429, headers: { 'retry-after': '7' } },
  { does: 'answer', status: 302, headers: { location: '/' } },
  { does: 'hang' },
  { does: 'reset' },
  { does: 'cut' },
  { does: 'babble' },
];

const tab = fc.nat(TABS - 1);
const minutes = (min: number, max: number) =>
  fc.integer({ min, max }).map((count) => ({ move: count * MINUTE }));
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ tab, sender: fc.nat(2), text: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ send: tab }) },
  // The page may keep its form id then, or not.
  { weight: 1, arbitrary: fc.record({ empty: tab, keepsId: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ copy: tab, to: tab }) },
  { weight: 3, arbitrary: fc.nat(manners.length - 1).map((manner) => ({ manner })) },
  // Time passes, or the clock is set.
  { weight: 3, arbitrary: minutes(0, 20) },
  { weight: 1, arbitrary: minutes(-180, 180) },
  { weight: 2, arbitrary: fc.constant('deliver' as const) },
  { weight: 2, arbitrary: fc.constant('die' as const) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
);

/** What is in a tab's form. */
interface Form {
  id: number;
  sender: number;
  text: number;
}

const noteOf = ({ id, sender, text }: Form) =>
  note({ name: `sender ${sender}`, text: `form ${id} text ${text}` });

/**
 * Runs any mixture of typing, sending, emptying and copying tabs by several senders, of outages,
 * waiting, clocks that are set, deliveries, restarts, and processes that die before they store what
 * they have sent. Once the receiver works again, every note that was accepted has arrived, and none
 * twice unless its row counts a possible duplicate.
 */
export async function checkOutbox(
  openStore: () => Store,
  server: MisbehavingServer,
  numRuns: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const store = openStore();
      const outbox = openOutbox({
        store,
        sendTimeout: 25,
        receivers: { note: receiverOf('sheet', server.url) },
      });
      let forms = 0;
      const newForm = (): Form => ({ id: forms++, sender: 0, text: 0 });
      const tabs = Array.from({ length: TABS }, newForm);
      const safe = new Set<string>();
      // How often the receiver took a note, by idempotency key, and which ones.
      const taken = new Map<string, number>();
      const arrived = new Set<string>();
      let manner = manners[0]!;
      server.behave(({ method, headers, body }) => {
        const key = String(headers['idempotency-key']);
        const saysYes = manner === manners[0] || manner.does === 'cut';
        if (method === 'POST' && saysYes) {
          taken.set(key, (taken.get(key) ?? 0) + 1);
          arrived.add((JSON.parse(body) as Note).text);
        }
        return manner;
      });
      async function deliverAndDie() {
        const change = vi.spyOn(store, 'change').mockRejectedValue(new Error('killed'));
        await outbox.deliver();
        change.mockRestore();
        outbox.restart();
      }

      for (const act of steps) {
        if (act === 'deliver') await outbox.deliver();
        else if (act === 'die') await deliverAndDie();
        else if (act === 'restart') outbox.restart();
        else if ('manner' in act) manner = manners[act.manner]!;
        else if ('move' in act) outbox.move(act.move);
        else if ('copy' in act) tabs[act.to] = { ...tabs[act.copy]! };
        else if ('empty' in act) {
          const { id } = tabs[act.empty]!;
          tabs[act.empty] = act.keepsId ? { ...newForm(), id } : newForm();
        } else if ('tab' in act) {
          tabs[act.tab] = { ...tabs[act.tab]!, sender: act.sender, text: act.text };
        } else {
          const form = tabs[act.send]!;
          const payload = noteOf(form);
          const formId = `form-0123456789-${form.id}`;
          expect(
            await outbox.send(noteEntry('', { payload, formId, sender: payload.name })),
          ).toMatch(/success|kept/);
          safe.add(payload.text);
        }
      }

      manner = manners[0]!;
      // On a busy machine a receiver that works takes longer than the timeout above.
      outbox.restart({ sendTimeout: SEND_TIMEOUT });
      for (let round = 0; round < 6; round++) {
        outbox.move(65 * MINUTE);
        await outbox.deliver();
      }
      const rows = await outbox.rows();
      const stuck = rows.filter((row) => row.state !== 'delivered');
      // Three redirects hold a row until the owner releases it.
      expect(stuck.every((row) => row.state === 'held' && row.code === 'status-302')).toBe(true);
      const waiting = stuck.map(({ payload }) => (payload as Note).text);
      expect([...safe].filter((text) => !arrived.has(text) && !waiting.includes(text))).toEqual([]);
      for (const row of rows.filter((each) => each.state === 'delivered')) {
        const times = taken.get(row.id) ?? 0;
        expect(times).toBeGreaterThan(0);
        expect(times).toBeLessThanOrEqual(1 + row.possibleDuplicates);
      }
      await outbox.close();
    }),
    { numRuns },
  );
}
