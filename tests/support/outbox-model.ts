import fc from '@/tests/support/fast-check';
import { expect } from 'vitest';
import { idempotencyKey } from '@/lib/submissions/ids';
import { createOutbox } from '@/lib/submissions/outbox';
import { type SubmissionStore } from '@/lib/submissions/store';
import { stateOf } from '@/lib/submissions/types';
import { type Manner, type MisbehavingServer } from './misbehaving-server';
import { allRows, captureLog, Clock, contactTarget, NO_LIMITS, seededRandom } from './outbox';
import { contactPayload } from './submissions';

const MINUTE = 60_000;

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

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ form: fc.nat(3), text: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.nat(manners.length - 1).map((manner) => ({ manner })) },
  { weight: 3, arbitrary: fc.nat(20 * MINUTE).map((pass) => ({ pass })) },
  { weight: 2, arbitrary: fc.constant('drain' as const) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
);

/**
 * Any mixture of sending, outages, waiting, draining and restarts. Once the receiver is well again,
 * the last text of every form has arrived, and no text twice unless the row says that this may be.
 */
export async function checkOutbox(
  open: () => SubmissionStore,
  server: MisbehavingServer,
  numRuns: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const store = open();
      const clock = new Clock();
      const start = () =>
        createOutbox({
          store,
          targets: { contact: contactTarget(server.url) },
          log: captureLog().log,
          now: clock.now,
          random: seededRandom(),
          sendTimeout: 25,
          limits: NO_LIMITS,
        });
      let outbox = start();
      const last = new Map<number, string>();
      // How often the receiver said yes, by idempotency key.
      const taken = new Map<string, number>();
      let manner = manners[0]!;
      server.behave(({ method, headers }) => {
        const key = String(headers['idempotency-key']);
        const saysYes = manner === manners[0] || manner.does === 'cut';
        if (method === 'POST' && saysYes) taken.set(key, (taken.get(key) ?? 0) + 1);
        return manner;
      });

      for (const act of steps) {
        if (act === 'drain') await outbox.drain();
        else if (act === 'restart') outbox = start();
        else if ('manner' in act) manner = manners[act.manner]!;
        else if ('pass' in act) clock.move(act.pass);
        else {
          const text = `form ${act.form} text ${act.text}`;
          last.set(act.form, text);
          const { kept } = await outbox.accept({
            kind: 'contact',
            formId: `form-0123456789-${act.form}`,
            payload: contactPayload({ message: text }),
            identity: 'a',
          });
          expect(kept).toBe(true);
        }
      }

      manner = manners[0]!;
      for (let round = 0; round < 6; round++) {
        clock.move(65 * MINUTE);
        await outbox.drain();
      }
      const rows = await allRows(store);
      const stuck = rows.filter((row) => stateOf(row) !== 'delivered');
      // Three redirects hold a row: that is for the owner to release.
      expect(stuck.every((row) => stateOf(row) === 'held' && row.code === 'status-302')).toBe(true);
      const kept = rows.map(({ payload }) => (payload as { message: string }).message);
      expect(kept).toEqual(expect.arrayContaining([...last.values()]));
      for (const row of rows.filter((each) => stateOf(each) === 'delivered')) {
        const times = taken.get(idempotencyKey(row)) ?? 0;
        expect(times).toBeGreaterThan(0);
        expect(times).toBeLessThanOrEqual(1 + row.doubts);
      }
      await store.close();
    }),
    { numRuns },
  );
}
