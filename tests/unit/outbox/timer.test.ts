import { afterEach, expect, it, vi } from 'vitest';
import { codedError } from '@/lib/log/error-code';
import { firestoreStore } from '@/lib/outbox/firestore';
import { openFirestore } from '@/tests/support/firestore';
import { contactReceiver, contactRow, DAY, HOUR, MINUTE, testOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server, contact } = await receiver();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets the timer tick for so long; what a tick begins ends before the next one. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30_000) {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    vi.advanceTimersByTime(30_000);
  }
}

const fakeTimer = () =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });

it('timer: delivers at once, every 30 s after a message, and else every 15 minutes', async () => {
  const { outbox, store, send } = testOutbox({});
  const deliver = vi.spyOn(outbox, 'deliver').mockResolvedValue({ attempts: 0, delivered: 0 });
  const upkeep = vi.spyOn(outbox, 'upkeep').mockResolvedValue();
  const calls = () => [deliver.mock.calls.length, upkeep.mock.calls.length];
  fakeTimer();
  outbox.start();
  outbox.start();
  await pass(MINUTE);
  expect(calls()).toEqual([1, 1]);
  await pass(HOUR);
  expect(calls()).toEqual([5, 5]);
  await store.insert(contactRow('open'));
  await send();
  await pass(10 * MINUTE);
  expect(calls()).toEqual([25, 5]);
  void outbox.stopDelivering();
  await pass(HOUR);
  expect(calls()).toEqual([25, 5]);
});

it('timer: does not forget a message that came while it counted', async () => {
  const { outbox, store, send } = contact();
  const deliver = vi.spyOn(outbox, 'deliver');
  const { count } = store;
  const counts: (() => void)[] = [];
  store.count = async (now) => {
    const result = await count(now);
    await new Promise<void>((resolve) => counts.push(resolve));
    return result;
  };
  vi.spyOn(outbox, 'upkeep').mockResolvedValue();
  fakeTimer();
  outbox.start();
  await expect.poll(() => counts).toHaveLength(1);
  server.behave({ does: 'answer', status: 503 });
  expect(await send()).toBe('refused, kept');
  counts[0]!();
  await pass(MINUTE);
  expect(deliver).toHaveBeenCalledTimes(2);
  await outbox.stopDelivering();
});

it('timer: the passes of an idle day cost less than 1,000 reads of Firestore', async () => {
  const firestore = openFirestore();
  const query = firestore.collection('any').limit(1);
  const readers = [query, query.count(), firestore.doc('any/one')].map((each) =>
    vi.spyOn(Object.getPrototypeOf(each) as typeof query, 'get'),
  );
  const reads = () => readers.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const store = firestoreStore(firestore);
  const { outbox, clock, lines } = testOutbox({ contact: contactReceiver(server.url) }, { store });
  for (let passed = 0; passed < 2 * HOUR; passed += 15 * MINUTE) {
    await outbox.deliver();
    await outbox.upkeep();
    await store.count(clock.now());
    clock.move(15 * MINUTE);
  }
  const aDay = reads() * (DAY / (2 * HOUR));
  expect(aDay).toBeGreaterThan(96);
  expect(aDay).toBeLessThan(1_000);
  expect(lines).toEqual([]);
});

it('stop: logs how many calls it has cut off', async () => {
  const { outbox, send, logged } = contact();
  await send('done');
  server.behave({ does: 'hang' });
  void send('a');
  void send('b');
  await expect.poll(() => server.received).toHaveLength(3);
  await outbox.stop(10);
  expect(logged('shutdown-cut-off')).toMatchObject([{ count: 2 }]);
});

it('stop: waits for calls under way, and logs a store that cannot be closed', async () => {
  const { outbox, store, send, logged } = contact();
  void send();
  store.close = () => Promise.reject(codedError('SQLITE_FULL'));
  await outbox.stop();
  expect(server.received).toHaveLength(1);
  expect(logged('shutdown-cut-off')).toEqual([]);
  expect(logged('store-not-closed')).toMatchObject([{ code: 'sqlite-full' }]);
});
