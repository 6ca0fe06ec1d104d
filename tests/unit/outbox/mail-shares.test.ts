import { expect, it } from 'vitest';
import { MailLimit, type MailShares } from '@sutra/outbox/limits';
import { MAILED } from '@sutra/outbox/outcome';
import { type Receiver } from '@sutra/outbox/receiver';
import { mailboxReceiver } from '@sutra/outbox/receivers/mailbox';
import { settleRow } from '@sutra/outbox/row';
import { noStore, type SavedRow } from '@sutra/outbox/store';
import { type MailAddress } from '@/lib/submissions/addresses';
import { HOUR, MINUTE } from '@/lib/time';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { captureLog, openOutbox, seededRandom, storeMailed } from '@/tests/support/outbox';
import { contactPayload, contactRow, T0 } from '@/tests/support/rows';

const postbox = await freshMailServer();

/** The name of a message is its share. */
const nameOf = (payload: unknown) => (payload as { name: string }).name;
const byName = (address: MailAddress): Receiver => ({
  ...mailboxReceiver({ ...address, fromName: 'Site' }, ({ payload }) => ({
    ...{ subject: nameOf(payload), text: 'Text' },
  })),
  shareOf: ({ payload }) => nameOf(payload),
});

function openShares(mailShares: MailShares) {
  const receivers = { contact: byName(postbox.receiver()) };
  const { store, accept, rows, move, deliver } = openOutbox({}, { receivers, mailShares });
  let count = 0;
  return {
    ...{ store, rows, move, deliver },
    async send(name: string, times = 1) {
      for (let n = 0; n < times; n++) {
        const payload = contactPayload({ name, message: `${++count}` });
        const from = { sender: `${count}@example.in`, address: `192.0.2.${count}` };
        await accept({ kind: 'contact', payload, ...from });
      }
    },
    sent: (name: string) => postbox.mails.filter(({ subject }) => subject === name).length,
  };
}

it('mail shares: what is kept for a share is taken by no other one, and what is free by any', async () => {
  const { store, send, sent, rows } = openShares({ owners: 10, buyers: 10, requests: 5 });
  await storeMailed(store, 43, T0, 'owners');
  await send('owners', 3);
  await send('buyers', 11);
  await send('requests', 6);
  expect([sent('owners'), sent('buyers'), sent('requests')]).toEqual([2, 10, 5]);
  const waiting = (await rows()).filter(({ state }) => state === 'open');
  expect(waiting).toMatchObject(Array(3).fill({ code: 'mail-limit', attempts: 0 }));
});

it('mail shares: a row of another share is sent from behind a hundred that wait', async () => {
  const { store, send, sent, move, deliver } = openShares({ owners: 10, buyers: 10 });
  await storeMailed(store, 48, T0, 'owners');
  for (let n = 0; n < 150; n++) {
    const payload = contactPayload({ name: 'owners' });
    await store.insert(contactRow(`${n}`.padStart(64, 'f'), { payload }));
  }
  postbox.reply({ data: 451 });
  await send('buyers');
  postbox.reply({});
  move(2 * MINUTE);
  await deliver();
  expect([sent('owners'), sent('buyers')]).toEqual([2, 1]);
});

it('mail shares: one that waits is not overtaken by those accepted later', async () => {
  const { send, rows, move, deliver } = openShares({ owners: 10, messages: 50 });
  for (let n = 0; n < 10; n++) {
    await send('owners');
    move(MINUTE);
  }
  await send('owners', 3);
  for (let n = 0; n < 10; n++) {
    move(5 * MINUTE);
    await deliver();
  }
  // A mail becomes free in each minute, and a new row comes.
  for (let n = 0; n < 25; n++) {
    move(MINUTE);
    if (n < 10) await send('owners');
    await deliver();
  }
  const later = (await rows()).slice(10);
  const sentAt = later.map(({ state, since }) => (state === 'delivered' ? since : Infinity));
  expect(sentAt).toEqual(sentAt.toSorted((one, other) => one - other));
  expect(sentAt.filter(Number.isFinite).length).toBe(10);
});

it('mail shares: erased rows give no mails back', async () => {
  const { store, send, sent, rows, move, deliver } = openShares({ owners: 10, messages: 50 });
  await send('owners', 10);
  for (const row of await rows()) await store.remove(row as SavedRow);
  await send('owners');
  expect(sent('owners')).toBe(10);
  move(HOUR + MINUTE);
  await deliver();
  expect(sent('owners')).toBe(11);
});

it('mail shares: in any order of rows no hour has more, and no share gets less than is its own', async () => {
  const shares: Record<string, number> = { owners: 12, buyers: 10, requests: 5, messages: 0 };
  const names = Object.keys(shares);
  let now = T0;
  let mailed: { at: number; name: string }[] = [];
  async function* rowsOf(): AsyncGenerator<SavedRow> {
    for (const { at, name } of mailed) {
      const row = contactRow(name, { payload: contactPayload({ name }) });
      yield { ...settleRow(row, 'delivered', MAILED, at), version: '1' };
    }
  }
  const limit = new MailLimit({
    store: { ...noStore, rows: rowsOf },
    log: captureLog().log,
    now: () => now,
    receivers: { contact: byName(postbox.receiver()) },
    mailShares: shares,
  });
  const random = seededRandom();
  const counts = { sent: 0, stopped: 0 };
  for (let step = 0; step < 2_000; step++) {
    now += Math.floor(random() ** 3 * 3 * MINUTE);
    mailed = mailed.filter(({ at }) => at >= now - HOUR);
    const name = random() < 0.6 ? 'messages' : names[Math.floor(random() * names.length)]!;
    const own = mailed.filter((each) => each.name === name).length;
    const row = contactRow(`row-${step}`, { payload: contactPayload({ name }) });
    const send = async () => (
      mailed.push({ at: now, name }),
      { verdict: 'delivered' as const, code: MAILED }
    );
    const { verdict } = await limit.send(row, send);
    counts[verdict === 'delivered' ? 'sent' : 'stopped'] += 1;
    expect(mailed.length).toBeLessThanOrEqual(60);
    if (own < shares[name]!) expect(verdict, `${name}, row ${step}`).toBe('delivered');
  }
  expect(counts.sent).toBeGreaterThan(500);
  expect(counts.stopped).toBeGreaterThan(100);
});
