import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { leaseRow } from '@/lib/outbox/row';
import { sqliteStore } from '@/lib/outbox/sqlite';
import { type Manner } from '@/tests/support/misbehaving-server';
import {
  contactReceiver,
  contactRow,
  fill,
  MINUTE,
  profile,
  profileRow,
  T0,
  testOutbox,
} from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

const { server, posts, texts, contact, profileTo } = await receiver();

const OK: Manner = { does: 'answer' };
const DOWN: Manner = { does: 'answer', status: 503 };
const LOGIN: Manner = { does: 'answer', status: 302, headers: { location: '/ServiceLogin' } };

it.each([
  ['one row at a time to a sheet', 1, contact, contactRow],
  ['four rows at a time to an API', 4, () => profileTo('api'), profileRow],
])('deliver: sends %s', async (_how, width, open, row) => {
  const { outbox, store } = open();
  for (let n = 0; n < 12; n++) await store.insert(row(`row-${n}`));
  let [now, most] = [0, 0];
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  server.behave(async () => {
    most = Math.max(most, ++now);
    await gate;
    now -= 1;
    return OK;
  });
  const passes = Promise.all([outbox.deliver(), outbox.deliver()]);
  await expect.poll(() => now).toBe(width);
  release();
  await passes;
  expect([most, posts().length]).toEqual([width, 12]);
});

it('deliver: keeps to its budget', async () => {
  const { outbox, store } = contact();
  await fill(store, 10);
  expect(await outbox.deliver({ rows: 3 })).toEqual({ attempts: 3, delivered: 3 });
  expect(await outbox.deliver({ ms: 0 })).toEqual({ attempts: 0, delivered: 0 });
  expect(await outbox.deliver()).toEqual({ attempts: 7, delivered: 7 });
});

it('deliver: survives a store that is down', async () => {
  const { outbox, store, logged } = contact();
  await fill(store, 1);
  const claim = vi.spyOn(store, 'claim').mockRejectedValue(new Error('down'));
  expect(await outbox.deliver()).toEqual({ attempts: 0, delivered: 0 });
  expect(logged('outbox-delivery-failed')).toHaveLength(1);
  claim.mockRestore();
  expect(await outbox.deliver()).toEqual({ attempts: 1, delivered: 1 });
});

it('deliver: begins no attempt after a stop, and lets the one under way end', async () => {
  const { outbox, store, states } = contact();
  store.close = async () => {};
  await fill(store, 5);
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  server.behave(() => gate.then(() => OK));
  const pass = outbox.deliver();
  await expect.poll(() => posts()).toHaveLength(1);
  const stopped = outbox.stop();
  release();
  await stopped;
  expect(await pass).toEqual({ attempts: 1, delivered: 1 });
  expect(await outbox.deliver()).toEqual({ attempts: 0, delivered: 0 });
  expect((await states()).filter((state) => state === 'delivered')).toHaveLength(1);
});

it.each(drivers)('deliver: sends a row once with eight processes over %s', async (_, open) => {
  const store = open();
  const processes = Array.from({ length: 8 }, () => contact({ store }));
  const ids = await fill(store, 16);
  await Promise.all(processes.map(({ outbox }) => outbox.deliver()));
  // On a busy machine a claim may end after its deadline: its rows wait for the end of the lease.
  const [{ clock, outbox, states }] = processes as [(typeof processes)[0]];
  clock.move(2 * MINUTE);
  await outbox.deliver();
  expect(texts().sort()).toEqual(ids.map((id) => `Message ${id}`));
  expect(new Set(await states())).toEqual(new Set(['delivered']));
});

it('deliver: sends a row again when the lease of a lost process ends, as a possible duplicate', async () => {
  const { outbox, store, rows, clock } = contact();
  await store.insert(leaseRow(contactRow('a'), T0, 'lost'));
  clock.move(MINUTE - 1);
  expect((await outbox.deliver()).attempts).toBe(0);
  clock.move(1);
  expect((await outbox.deliver()).delivered).toBe(1);
  expect(await rows()).toMatchObject([{ attempts: 2, possibleDuplicates: 1 }]);
});

it('deliver: holds a row that cannot be composed, and sends those after it', async () => {
  const { outbox, store, states, logged } = profileTo('script');
  // No date can be written so late.
  await store.insert(profileRow('bad', { acceptedAt: 9e15, due: 1 }));
  await store.insert(profileRow('good'));
  expect(await outbox.deliver()).toEqual({ attempts: 2, delivered: 1 });
  expect((await states()).sort()).toEqual(['delivered', 'held']);
  expect(logged('submission-held')).toMatchObject([{ code: 'not-composed' }]);
});

it('deliver: without a TLS handshake makes no duplicate possible', async () => {
  // Answers a TLS greeting with plain text.
  const plain = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => plain.once('listening', resolve));
  const { port } = plain.address() as AddressInfo;
  const { send, rows } = testOutbox({ contact: contactReceiver(`https://127.0.0.1:${port}/`) });
  expect(await send()).toBe('unreachable, kept');
  expect(await rows()).toMatchObject([
    { code: expect.stringMatching(/ssl|tls/) as string, possibleDuplicates: 0 },
  ]);
  plain.close();
});

/** Two processes have sent the row; each `answer` lets one of them have its response. */
async function overtaken(slowManner: Manner, otherManner: Manner) {
  const store = sqliteStore(':memory:');
  const [slow, other] = [profileTo('script', { store }), profileTo('script', { store })];
  const release: (() => void)[] = [];
  server.behave(async ({ method }) => {
    if (method !== 'POST') return OK;
    const manner = release.length === 0 ? slowManner : otherManner;
    await new Promise<void>((resolve) => release.push(resolve));
    return manner;
  });
  const accepted = slow.send(profile());
  await expect.poll(() => release).toHaveLength(1);
  other.clock.move(60_001);
  const pass = other.outbox.deliver();
  await expect.poll(() => release).toHaveLength(2);
  const answers = { slow: () => (release[0]!(), accepted), other: () => (release[1]!(), pass) };
  return { answers, row: async () => (await slow.rows())[0], slow };
}

it.each([
  ['failed', DOWN],
  ['succeeded', OK],
  ['was held', LOGIN],
])('overtaken attempt: that %s leaves a delivered row', async (_how, manner) => {
  const { answers, row, slow } = await overtaken(manner, OK);
  await answers.other();
  const delivered = await row();
  await answers.slow();
  expect(delivered).toMatchObject({ state: 'delivered', attempts: 2, possibleDuplicates: 1 });
  expect(await row()).toEqual(delivered);
  expect(slow.logged('submission-held')).toEqual([]);
});

it('overtaken attempt: that failed leaves the row to the other one, which is still sending', async () => {
  const { answers, row } = await overtaken(DOWN, OK);
  const leased = await row();
  await answers.slow();
  expect(await row()).toEqual(leased);
  await answers.other();
  expect(await row()).toMatchObject({ state: 'delivered' });
});

it.each([
  ['fails later', DOWN, ['slow', 'other']],
  ['has given up', LOGIN, ['other', 'slow']],
] as const)(
  'overtaken attempt: that succeeded counts if the other %s',
  async (_how, manner, order) => {
    const { answers, row } = await overtaken(OK, manner);
    for (const worker of order) await answers[worker]();
    expect(await row()).toMatchObject({ state: 'delivered' });
  },
);
