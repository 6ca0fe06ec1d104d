import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { codedError } from '@/lib/log/error-code';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type Manner } from '@/tests/support/misbehaving-server';
import {
  allRows,
  contactTarget,
  profile,
  profileRow,
  SHORT,
  testOutbox,
} from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server, contact, profileTo } = await receiver();

const YES: Manner = { does: 'answer' };
const NO: Manner = { does: 'answer', status: 503 };
const LOGIN: Manner = { does: 'answer', status: 302, headers: { location: '/ServiceLogin' } };

/** Both have sent the row; each `answer` lets one of them have its response. */
async function overtaken(slowManner: Manner, otherManner: Manner) {
  const store = sqliteStore(':memory:');
  const [slow, other] = [profileTo('script', { store }), profileTo('script', { store })];
  const release: (() => void)[] = [];
  server.behave(async ({ method }) => {
    if (method !== 'POST') return YES;
    const manner = release.length === 0 ? slowManner : otherManner;
    await new Promise<void>((resolve) => release.push(resolve));
    return manner;
  });
  const accepted = slow.send(profile());
  await expect.poll(() => release).toHaveLength(1);
  other.clock.move(60_001);
  const drained = other.outbox.drain();
  await expect.poll(() => release).toHaveLength(2);
  const answers = { slow: () => (release[0]!(), accepted), other: () => (release[1]!(), drained) };
  return { answers, row: async () => (await allRows(store))[0], slow };
}

const DELIVERED = { deliveredAt: expect.any(Number) as number, heldAt: null, due: null };

it.each([
  ['failed', NO],
  ['succeeded', YES],
  ['was held', LOGIN],
])('overtaken attempt: that %s leaves a delivered row', async (_how, manner) => {
  const { answers, row, slow } = await overtaken(manner, YES);
  await answers.other();
  const delivered = await row();
  await answers.slow();
  expect(delivered).toMatchObject({ ...DELIVERED, attempts: 2, possibleDuplicates: 1 });
  expect(await row()).toEqual(delivered);
  expect(slow.logged('submission-held')).toEqual([]);
});

it('attempt: holds a row that cannot be composed, and the rows after it are sent', async () => {
  const { outbox, store, logged } = profileTo('script');
  // No date can be written so late.
  await store.create(profileRow('bad', { acceptedAt: 9e15, due: 1 }));
  await store.create(profileRow('good'));
  expect(await outbox.drain()).toEqual({ attempts: 2, delivered: 1 });
  expect(await store.get('bad')).toMatchObject({ heldAt: expect.any(Number) as number });
  expect(logged('submission-held')).toMatchObject([{ code: 'not-composed' }]);
});

it('overtaken attempt: that failed leaves the row to the other one, which is still sending', async () => {
  const { answers, row } = await overtaken(NO, YES);
  const leased = await row();
  await answers.slow();
  expect(await row()).toEqual(leased);
  await answers.other();
  expect(await row()).toMatchObject(DELIVERED);
});

it.each([
  ['fails later', NO, ['slow', 'other']],
  ['has given up', LOGIN, ['other', 'slow']],
] as const)(
  'overtaken attempt: that succeeded counts if the other %s',
  async (_how, manner, order) => {
    const { answers, row } = await overtaken(YES, manner);
    for (const worker of order) await answers[worker]();
    expect(await row()).toMatchObject(DELIVERED);
  },
);

const full = codedError('SQLITE_FULL');

it.each([
  ['stores a failure', 1, 2, 'status-503', 0],
  ['gives up, and logs it,', 9, 5, null, 1],
])('settle: %s when the row changed %i times', async (_what, changes, tries, code, lines) => {
  const store = sqliteStore(':memory:');
  let count = 0;
  const replace: typeof store.replace = async (stored, next) =>
    ++count > changes ? store.replace(stored, next) : undefined;
  server.behave(NO);
  const { send, logged } = contact({ store: { ...store, replace } });
  expect(await send()).toBe('refused, kept');
  expect([count, (await allRows(store))[0]?.code]).toEqual([tries, code]);
  expect(logged('submission-not-settled')).toHaveLength(lines);
});

it('settle: writes nothing when the row is gone', async () => {
  const { send, store, logged } = contact();
  server.behave(async () => {
    for (const row of await allRows(store)) await store.remove(row);
    return NO;
  });
  expect(await send()).toBe('refused, kept');
  expect(await allRows(store)).toEqual([]);
  expect(logged('submission-not-settled')).toEqual([]);
});

it('settle: gives the same result, and logs the code, when the store fails', async () => {
  const store = { ...sqliteStore(':memory:'), replace: () => Promise.reject(full) };
  const { send, logged } = contact({ store });
  expect(await send()).toBe('success');
  expect(logged('submission-not-settled')).toMatchObject([{ code: 'sqlite-full' }]);
});

it('settle: logs once a failure after the sender was answered', async () => {
  const real = performance.now.bind(performance);
  let passed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
  server.behave(() => {
    passed = 9_000;
    return YES;
  });
  let fail = () => {};
  const failure = new Promise<never>((_resolve, reject) => (fail = () => reject(full)));
  const store = { ...sqliteStore(':memory:'), replace: () => failure };
  const { outbox, send, logged } = contact({ store });
  expect(await send()).toBe('success');
  fail();
  await outbox.stop();
  expect(logged('submission-not-settled')).toMatchObject([{ code: 'sqlite-full' }]);
  clock.mockRestore();
});

it('attempt: counts failures in a row against the target, and no rejection', async () => {
  const { send, clock, logged } = contact();
  clock.move(5_000);
  for (const status of [503, 503, 404, 503, 200]) {
    server.behave({ does: 'answer', status });
    await send(`${logged().length}`);
  }
  expect(
    logged()
      .map(({ code, ms }) => `${code} ${ms}`)
      .join(),
  ).toBe('status-503 0,status-503 0,status-404 0,status-503 0,status-200 0');
});

it.each([
  [429, undefined, 0],
  [429, '20', 20],
  [429, '3600', 60],
  [503, '20', 0],
  [500, '20', 0],
])('attempt: %i with Retry-After %s pauses for %i s', async (status, header, seconds) => {
  const { send, clock } = contact();
  const headers: Record<string, string> = header ? { 'retry-after': header } : {};
  server.behave({ does: 'answer', status, headers });
  await send('first');
  server.behave(YES);
  let waited = 0;
  while ((await send(`after ${waited}`)) !== 'success' && waited < 120) {
    clock.move(5_000);
    waited += 5;
  }
  expect(waited).toBe(seconds);
});

it.each([
  ['delivered', YES, 'submission-delivered', 'info', 'status-200'],
  ['not delivered', NO, 'submission-not-delivered', 'warn', 'status-503'],
  ['rejected', { does: 'answer', status: 404 }, 'submission-not-delivered', 'warn', 'status-404'],
  ['misconfigured', LOGIN, 'submission-not-delivered', 'warn', 'login-page'],
] as const)(
  'attempt log: has one line with the code: %s',
  async (_what, manner, event, level, code) => {
    const { send, logged } = profileTo('script');
    server.behave(manner);
    await send(profile());
    const attempts = logged().filter((line) => line.event !== 'submission-held');
    expect(attempts).toMatchObject([{ event, level, code }]);
    expect(logged('submission-held')).toMatchObject(manner === LOGIN ? [{ code }] : []);
  },
);

it('attempt log: has no text, person or address', async () => {
  const { outbox, send, lines, clock } = contact(SHORT);
  for (const does of ['hang', 'reset', 'cut', 'babble'] as const) {
    server.behave({ does });
    await send(`Canary text ${does}`);
  }
  clock.move(1e9);
  await outbox.drain();
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).not.toMatch(/anary|@|127\.0\.0\.1|http|203\.0\.113|withheld|form-/);
});

it('attempt: without a TLS handshake makes no duplicate possible', async () => {
  // Answers a TLS greeting with plain text.
  const plain = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => plain.once('listening', resolve));
  const { port } = plain.address() as AddressInfo;
  const target = contactTarget(`https://127.0.0.1:${port}/`);
  const { send, store, logged } = testOutbox({ contact: target });
  expect(await send()).toBe('unreachable, kept');
  const [row] = await allRows(store);
  expect(row).toMatchObject({ code: expect.stringMatching(/ssl|tls/), possibleDuplicates: 0 });
  expect(logged('submission-not-delivered')).toMatchObject([{ code: row?.code }]);
  plain.close();
});
