import { expect, it } from 'vitest';
import { MailLimit, type MailShares } from '@sutra/outbox/limits';
import { MAILED, type Outcome } from '@sutra/outbox/outcome';
import { type Receiver } from '@sutra/outbox/receiver';
import { settleRow } from '@sutra/outbox/row';
import { noStore, type SavedRow } from '@sutra/outbox/store';
import { HOUR, MINUTE } from '@sutra/outbox/time';
import { systemTimers } from '@sutra/outbox/timers';
import { type Note, note, noteRow, T0 } from './support/notes.ts';
import { captureLog, noteEntry, openOutbox, seededRandom, storeMailed } from './support/outbox.ts';

const nameOf = (payload: unknown) => (payload as Note).name;

function openShares(mailShares: MailShares) {
  const mails: string[] = [];
  let isBusy = false;
  /** The name of a note is its share. */
  const mailbox: Receiver = {
    name: 'mail',
    concurrency: 1,
    isMailbox: true,
    shareOf: ({ payload }) => nameOf(payload),
    async send({ payload }): Promise<Outcome> {
      if (isBusy) return { verdict: 'retry', code: 'smtp-451' };
      mails.push(nameOf(payload));
      return { verdict: 'delivered', code: MAILED };
    },
    answers: () => 'success',
  };
  const outbox = openOutbox({ receivers: { note: mailbox }, mails: { shares: mailShares } });
  let count = 0;
  return {
    ...outbox,
    mailbox,
    async write(name: string, times = 1) {
      for (let n = 0; n < times; n++) {
        const payload = note({ name, text: `${++count}` });
        const from = { sender: `${count}@example.in`, address: `192.0.2.${count}` };
        await outbox.accept(noteEntry('', { payload, ...from }));
      }
    },
    sent: (name: string) => mails.filter((each) => each === name).length,
    fail: (next: boolean) => (isBusy = next),
  };
}

it('mail shares: what is kept for a share is taken by no other one, and what is free by any', async () => {
  const { store, write, sent, rows } = openShares({ owners: 10, buyers: 10, requests: 5 });
  await storeMailed(store, 43, T0, 'owners');
  await write('owners', 3);
  await write('buyers', 11);
  await write('requests', 6);
  expect([sent('owners'), sent('buyers'), sent('requests')]).toEqual([2, 10, 5]);
  const waiting = (await rows()).filter(({ state }) => state === 'open');
  expect(waiting).toMatchObject(Array(3).fill({ code: 'mail-limit', attempts: 0 }));
});

it('mail shares: a row of another share is sent from behind a hundred that wait', async () => {
  const { store, write, sent, move, deliver, fail } = openShares({ owners: 10, buyers: 10 });
  await storeMailed(store, 48, T0, 'owners');
  for (let n = 0; n < 100; n++) {
    await store.insert(noteRow(`${n}`.padStart(64, 'f'), { payload: note({ name: 'owners' }) }));
  }
  fail(true);
  await write('buyers');
  fail(false);
  move(2 * MINUTE);
  await deliver();
  expect([sent('owners'), sent('buyers')]).toEqual([2, 1]);
});

it('mail shares: one that waits is not overtaken by those accepted later', async () => {
  const { write, rows, move, deliver } = openShares({ owners: 10, notes: 50 });
  for (let n = 0; n < 10; n++) {
    await write('owners');
    move(MINUTE);
  }
  await write('owners', 3);
  for (let n = 0; n < 10; n++) {
    move(5 * MINUTE);
    await deliver();
  }
  // A mail becomes free in each minute, and a new row comes.
  for (let n = 0; n < 25; n++) {
    move(MINUTE);
    if (n < 10) await write('owners');
    await deliver();
  }
  const later = (await rows()).slice(10);
  const sentAt = later.map(({ state, since }) => (state === 'delivered' ? since : Infinity));
  expect(sentAt).toEqual(sentAt.toSorted((one, other) => one - other));
  expect(sentAt.filter(Number.isFinite).length).toBe(10);
});

it('mail shares: erased rows give no mails back', async () => {
  const { store, write, sent, rows, move, deliver } = openShares({ owners: 10, notes: 50 });
  await write('owners', 10);
  for (const row of await rows()) await store.remove(row);
  await write('owners');
  expect(sent('owners')).toBe(10);
  move(HOUR + MINUTE);
  await deliver();
  expect(sent('owners')).toBe(11);
});

it('mail shares: in any order of rows no hour has more, and no share gets less than is its own', async () => {
  const shares: Record<string, number> = { owners: 12, buyers: 10, requests: 5, notes: 0 };
  const names = Object.keys(shares);
  let now = T0;
  let mailed: { at: number; name: string }[] = [];
  async function* rowsOf(): AsyncGenerator<SavedRow> {
    for (const { at, name } of mailed) {
      const row = noteRow(name, { payload: note({ name }) });
      yield { ...settleRow(row, 'delivered', MAILED, at), version: '1' };
    }
  }
  const limit = new MailLimit({
    store: { ...noStore, rows: rowsOf },
    log: captureLog().log,
    now: () => now,
    timers: systemTimers,
    receivers: { note: openShares(shares).mailbox },
    mails: { anHour: 60, shares },
  });
  const random = seededRandom();
  const counts = { sent: 0, stopped: 0 };
  for (let step = 0; step < 1_000; step++) {
    now += Math.floor(random() ** 3 * 3 * MINUTE);
    mailed = mailed.filter(({ at }) => at >= now - HOUR);
    const name = random() < 0.6 ? 'notes' : names[Math.floor(random() * names.length)]!;
    const own = mailed.filter((each) => each.name === name).length;
    const row = noteRow(`row-${step}`, { payload: note({ name }) });
    const { verdict } = await limit.send(row, async () => {
      mailed.push({ at: now, name });
      return { verdict: 'delivered', code: MAILED };
    });
    counts[verdict === 'delivered' ? 'sent' : 'stopped'] += 1;
    expect(mailed.length).toBeLessThanOrEqual(60);
    if (own < shares[name]!) expect(verdict, `${name}, row ${step}`).toBe('delivered');
  }
  expect(counts.sent).toBeGreaterThan(250);
  expect(counts.stopped).toBeGreaterThan(50);
});
