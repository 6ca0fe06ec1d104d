import { afterEach, expect, it, vi } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { noStore } from '@sutra/outbox/store';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { DAY, HOUR, MINUTE } from '@sutra/outbox/time';
import { openFirestore } from './support/firestore-double.mjs';
import { openOutbox } from './support/outbox.ts';
import { freshInbox } from './support/inbox.ts';
import { noteRow } from './support/notes.ts';

const { server, open } = await freshInbox();

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

it('timer: delivers at once, every 30 s after a start or a message, and else every 15 minutes', async () => {
  const { outbox, store, send } = openOutbox();
  const deliver = vi.spyOn(outbox, 'deliver').mockResolvedValue({ attempts: 0, delivered: 0 });
  const upkeep = vi.spyOn(outbox, 'upkeep').mockResolvedValue();
  const calls = () => [deliver.mock.calls.length, upkeep.mock.calls.length];
  fakeTimer();
  outbox.start();
  outbox.start();
  await pass(MINUTE);
  expect(calls()).toEqual([3, 1]);
  await pass(HOUR);
  expect(calls()).toEqual([7, 5]);
  await store.insert(noteRow('open'));
  await send();
  await pass(10 * MINUTE);
  expect(calls()).toEqual([27, 5]);
  void outbox.stopDelivering();
  await pass(HOUR);
  expect(calls()).toEqual([27, 5]);
});

it('timer: sends what an earlier process stores while it ends', async () => {
  const { outbox, store, states } = open();
  fakeTimer();
  outbox.start();
  await pass(30_000);
  await store.insert(noteRow('left'));
  await pass(MINUTE);
  vi.useRealTimers();
  await expect.poll(states).toEqual(['delivered']);
  await outbox.stop();
});

it('timer: goes on every 30 s while nobody can count the rows, and not without a store', async () => {
  for (const [store, calls] of [
    [{ ...noStore, count: () => Promise.reject(codedError('SQLITE_IOERR')) }, 20],
    [undefined, 1],
  ] as const) {
    const { outbox } = openOutbox({ store });
    const deliver = vi.spyOn(outbox, 'deliver').mockResolvedValue({ attempts: 0, delivered: 0 });
    fakeTimer();
    outbox.start();
    await pass(10 * MINUTE);
    await outbox.stopDelivering();
    vi.useRealTimers();
    expect(deliver.mock.calls.length).toBeGreaterThanOrEqual(calls);
    expect(deliver.mock.calls.length).toBeLessThanOrEqual(calls + 1);
  }
});

it('timer: the passes of an idle day cost less than 1,000 reads of Firestore', async () => {
  const firestore = openFirestore();
  const query = firestore.collection('any').limit(1);
  const readers = [query, query.count(), firestore.doc('any/one')].map((each) =>
    vi.spyOn(Object.getPrototypeOf(each) as typeof query, 'get'),
  );
  const reads = () => readers.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const outbox = open({ store: firestoreStore(firestore) });
  for (let passed = 0; passed < 2 * HOUR; passed += 15 * MINUTE) {
    await outbox.deliver();
    await outbox.upkeep();
    await outbox.store.count(outbox.now());
    outbox.move(15 * MINUTE);
  }
  const aDay = reads() * (DAY / (2 * HOUR));
  expect(aDay).toBeGreaterThan(96);
  expect(aDay).toBeLessThan(1_000);
  expect(outbox.lines).toEqual([]);
});

it('stop: waits for calls under way, logs how many it has cut off, and a store that stays open', async () => {
  const { deliver, outbox, store, send, logged } = open();
  store.close = () => Promise.reject(codedError('SQLITE_FULL'));
  void send('done');
  await outbox.stop();
  expect(server.received).toHaveLength(1);
  expect(logged('shutdown-cut-off')).toEqual([]);
  expect(logged('store-not-closed')).toMatchObject([{ code: 'sqlite-full' }]);
  await store.insert(noteRow('waits'));
  expect(await deliver()).toEqual({ attempts: 0, delivered: 0 });
  server.behave({ does: 'hang' });
  const cut = open();
  for (const text of ['a', 'b']) void cut.send(text);
  await expect.poll(() => server.received).toHaveLength(3);
  await cut.outbox.stop(10);
  expect(cut.logged('shutdown-cut-off')).toMatchObject([{ count: 2 }]);
});

it('stop: nothing is accepted or sent past the closed store, and it cannot be started again', async () => {
  const { outbox, send } = open();
  await outbox.stop();
  await expect(send()).rejects.toMatchObject({ code: 'stopped' });
  expect(() => outbox.start()).toThrow('has stopped');
  expect(server.received).toEqual([]);
});

it('start: delivers again after the timer was stopped', async () => {
  const { outbox, store, states } = open();
  outbox.start();
  await outbox.stopDelivering();
  await store.insert(noteRow('waits'));
  outbox.start();
  await expect.poll(states).toEqual(['delivered']);
  await outbox.stop();
});
