import { expect, it, vi } from 'vitest';
import { type Receiver } from '@sutra/outbox/receiver';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { MINUTE } from '@/lib/time';
import { type Manner } from '@/tests/support/misbehaving-server';
import { fill, openOutbox, profile } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { contactRow, profileRow, T0 } from '@/tests/support/rows';
import { drivers } from '@/tests/support/stores';

const { server, posts, texts, contact, profileTo } = await receiver();

const OK: Manner = { does: 'answer' };
const DOWN: Manner = { does: 'answer', status: 503 };
const LOGIN: Manner = {
  does: 'answer',
  status: 302,
  headers: { location: 'https://accounts.google.com/' },
};

/** Makes the server answer no request until `release` is called. */
function holdAnswers() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  server.behave(() => released.then(() => OK));
  return () => release();
}

it.each([
  ['one row at a time to a sheet', 1, contact, contactRow],
  ['four rows at a time to an API', 4, () => profileTo('api'), profileRow],
])('deliver: sends %s', async (_how, width, open, row) => {
  const { deliver, store } = open();
  for (let n = 0; n < 12; n++) await store.insert(row(`row-${n}`));
  const release = holdAnswers();
  const passes = Promise.all([deliver(), deliver()]);
  await expect.poll(() => server.busy).toBe(width);
  expect(posts()).toHaveLength(width);
  release();
  await passes;
  expect(posts()).toHaveLength(12);
});

it('deliver: begins no attempt after its time, and survives a store that is down', async () => {
  const { deliver, store, logged } = contact();
  await fill(store, 1);
  expect(await deliver(0)).toEqual({ attempts: 0, delivered: 0 });
  const claim = vi.spyOn(store, 'claim').mockRejectedValue(new Error('down'));
  expect(await deliver()).toEqual({ attempts: 0, delivered: 0 });
  expect(logged('outbox-delivery-failed')).toHaveLength(1);
  claim.mockRestore();
  expect(await deliver()).toEqual({ attempts: 1, delivered: 1 });
});

it.each(drivers)(
  'deliver: sends a row once with eight processes over %s',
  { tags: 'long' },
  async (_, open) => {
    const store = open();
    const processes = Array.from({ length: 8 }, () => contact({ store }));
    const ids = await fill(store, 16);
    await Promise.all(processes.map(({ deliver }) => deliver()));
    // On a busy machine a claim may end after its deadline: its rows wait for the end of the lease.
    const [{ move, deliver, states }] = processes as [(typeof processes)[0]];
    move(2 * MINUTE);
    await deliver();
    expect(texts().sort()).toEqual(ids.map((id) => `Message ${id}`));
    expect(new Set(await states())).toEqual(new Set(['delivered']));
  },
);

it('deliver: holds a row that cannot be composed, and sends those after it', async () => {
  const { deliver, store, states, logged } = profileTo('script');
  // No date can be written so late.
  await store.insert(profileRow('bad', { acceptedAt: 9e15, due: 1 }));
  await store.insert(profileRow('good'));
  expect(await deliver()).toEqual({ attempts: 2, delivered: 1 });
  expect(await states()).toEqual(['delivered', 'held']);
  expect(logged('submission-held')).toMatchObject([{ code: 'unreadable' }]);
});

it('deliver: a row that has a time of its own is sent then, to the millisecond, and is not stuck', async () => {
  const times: number[] = [];
  const at = T0 + 50 * MINUTE;
  const receiver: Receiver = {
    ...{ name: 'timed', concurrency: 1, notBefore: () => at },
    send: async () => (times.push(outbox.now()), { verdict: 'delivered', code: 'done' }),
    answers: () => 'success',
  };
  const outbox = openOutbox({}, { receivers: { contact: receiver }, random: () => 0.99 });
  expect(await outbox.send()).toBe('success');
  const [row] = await outbox.rows();
  expect(row).toMatchObject({ state: 'open', code: 'early', attempts: 0, due: at, since: at });
  outbox.move(49 * MINUTE);
  expect(await outbox.health()).toMatchObject({ status: 'ok', open: 1, oldestOpenSeconds: 0 });
  outbox.move(MINUTE - 1);
  await outbox.deliver();
  outbox.move(1);
  await outbox.deliver();
  expect(times).toEqual([at]);
  expect(outbox.logged('submission-not-delivered')).toEqual([]);
});

/** Two processes have sent the row; each `answer` lets one of them have its response. */
async function overtake(slowManner: Manner, otherManner: Manner) {
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
  other.move(60_001);
  const pass = other.deliver();
  await expect.poll(() => release).toHaveLength(2);
  const answers = { slow: () => (release[0]!(), accepted), other: () => (release[1]!(), pass) };
  return { answers, row: async () => (await slow.rows())[0], logged: slow.logged };
}

it.each([
  ['failed', DOWN],
  ['succeeded', OK],
  ['was held', LOGIN],
])('overtaken attempt: that %s leaves a delivered row', async (_how, manner) => {
  const { answers, row, logged } = await overtake(manner, OK);
  await answers.other();
  const delivered = await row();
  await answers.slow();
  expect(delivered).toMatchObject({ state: 'delivered', attempts: 2, possibleDuplicates: 1 });
  expect(await row()).toEqual(delivered);
  expect(logged('submission-held')).toEqual([]);
});

it('overtaken attempt: that failed leaves the row to the other one, which is still sending', async () => {
  const { answers, row } = await overtake(DOWN, OK);
  const leased = await row();
  await answers.slow();
  expect(await row()).toEqual(leased);
  await answers.other();
});

it.each([
  ['fails later', DOWN, ['slow', 'other']],
  ['has given up', LOGIN, ['other', 'slow']],
] as const)(
  'overtaken attempt: that succeeded counts if the other %s',
  async (_how, manner, order) => {
    const { answers, row } = await overtake(OK, manner);
    for (const worker of order) await answers[worker]();
    expect(await row()).toMatchObject({ state: 'delivered' });
  },
);
