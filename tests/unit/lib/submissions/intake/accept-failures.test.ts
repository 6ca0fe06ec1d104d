import { expect, it, vi } from 'vitest';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/drivers/store';
import { type Manner } from '@/tests/support/misbehaving-server';
import { allRows, MINUTE, profile, SHORT, testOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server, posts, contact, profileTo } = await receiver();

const OK: Manner = { does: 'answer' };
const DOWN: Manner = { does: 'answer', status: 503 };

/** Holds the target's answers back until the returned function is called. */
function holdAnswers(manner: Manner): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  server.behave(() => released.then(() => manner));
  return release;
}

it.each<[Manner, string]>([
  [{ does: 'answer' }, 'success'],
  [{ does: 'answer', status: 503 }, 'refused, kept'],
  [{ does: 'reset' }, 'unreachable, kept'],
])('leased row: has the result of that worker (%j: %s)', async (manner, result) => {
  const store = sqliteStore(':memory:');
  const get = vi.spyOn(store, 'get');
  const release = holdAnswers(manner);
  const first = contact({ store }).send();
  await expect.poll(() => posts()).toHaveLength(1);
  const reads = get.mock.calls.length;
  const second = contact({ store }).send();
  await expect.poll(() => get.mock.calls.length).toBeGreaterThan(reads);
  release();
  expect(await second).toBe(result);
  expect(await first).toBe(result);
  expect(posts()).toHaveLength(1);
});

it('leased row: counts as kept when the store fails meanwhile', async () => {
  const store = sqliteStore(':memory:');
  const release = holdAnswers(OK);
  let reads = 0;
  const failing: SubmissionStore = {
    ...store,
    get: (id) => (reads++ === 0 ? store.get(id) : Promise.reject(new TypeError('down'))),
  };
  const first = contact({ store }).send();
  await expect.poll(() => posts()).toHaveLength(1);
  const second = contact({ store: failing });
  expect(await second.send()).toBe('unreachable, kept');
  expect(second.logged('submission-wait-failed')).toMatchObject([{ code: 'type-error' }]);
  release();
  await first;
});

it('contested row: is sent by the worker that changed it, and both have the result', async () => {
  const store = sqliteStore(':memory:');
  server.behave(DOWN);
  const first = contact({ store });
  await first.send();
  server.behave({ does: 'answer', after: 50 });
  let competitor: Promise<unknown> | undefined;
  const slow: SubmissionStore = {
    ...store,
    async replace(stored, next) {
      if (!competitor) {
        competitor = first.send();
        await expect.poll(() => posts()).toHaveLength(2);
      }
      return store.replace(stored, next);
    },
  };
  expect(await contact({ store: slow }).send()).toBe('success');
  expect(await competitor).toBe('success');
  expect(posts()).toHaveLength(2);
});

it('contested row: is not acknowledged when it can never be written', async () => {
  const store = sqliteStore(':memory:');
  const create = vi.fn(async () => undefined);
  const { send, logged } = contact({ store: { ...store, create, get: async () => undefined } });
  server.behave(DOWN);
  expect(await send()).toBe('refused');
  expect(create).toHaveBeenCalledTimes(5);
  expect(logged('submission-store-unavailable')).toMatchObject([{ code: 'contested' }]);
  expect(await allRows(store)).toEqual([]);
});

/** An outbox whose target has just failed three submissions. */
async function outage(manner: Manner, options = {}) {
  const all = contact({ ...(manner.does === 'hang' && SHORT), ...options });
  server.behave(manner);
  for (let n = 0; n < 3; n++) await all.send(`${n}`);
  server.received.length = 0;
  return all;
}

it.each<[Manner, string]>([
  [DOWN, 'refused, kept'],
  [{ does: 'hang' }, 'unreachable, kept'],
])('target that is down: gets no new message (%j)', async (manner, result) => {
  const { send } = await outage(manner);
  expect(await send('later')).toBe(result);
  expect(server.received).toEqual([]);
});

it('target that is down: gets one trial after a pause, also from a message that is sent again', async () => {
  const { send, clock } = await outage(DOWN);
  server.behave(OK);
  clock.move(15_000);
  expect(await send('0')).toBe('success');
  expect(posts()).toHaveLength(1);
  expect(await send('1')).toBe('success');
});

it('target that is down: keeps the trial for another attempt when a new row cannot be written', async () => {
  const store = sqliteStore(':memory:');
  let losses = 0;
  const contested: SubmissionStore = {
    ...store,
    create: async (row) => (losses-- > 0 ? undefined : store.create(row)),
  };
  const { send, clock } = await outage(DOWN, { store: contested });
  clock.move(5 * MINUTE);
  server.behave(OK);
  losses = 1;
  expect(await send()).toBe('success');
  expect(losses).toBeLessThan(1);
  expect(posts()).toHaveLength(1);
});

it('target that is down: keeps the trial for the next message when a drain cannot lease a row', async () => {
  const store = sqliteStore(':memory:');
  let isContested = false;
  const contested: SubmissionStore = {
    ...store,
    // Another worker writes in between, each time.
    async replace(stored, next) {
      if (isContested) await store.replace(stored, { ...stored, due: stored.due });
      return store.replace(stored, next);
    },
  };
  const { outbox, send, clock } = await outage(DOWN, { store: contested });
  clock.move(15_000);
  isContested = true;
  server.behave(OK);
  expect((await outbox.drain()).attempts).toBe(0);
  isContested = false;
  expect(await send('2')).toBe('success');
});

const down = () => Promise.reject(new Error('disk full'));
const store = { ...sqliteStore(':memory:'), create: down };

it('store that does not list earlier rows: keeps the profile all the same', async () => {
  const { send, states, logged } = profileTo('api', {
    store: { ...sqliteStore(':memory:'), listBySender: down },
  });
  expect(await send(profile())).toBe('success');
  expect(await states()).toEqual(['delivered']);
  expect(logged('submission-not-replaced')).toMatchObject([{ code: 'error' }]);
});

it('store that is down: leaves one direct attempt, which counts when it is acknowledged', async () => {
  const { send } = contact({ store: { ...store, increment: down } });
  expect(await send()).toBe('success');
  expect(posts()).toHaveLength(1);
});

it.each<[Manner, string]>([
  [{ does: 'answer', status: 500 }, 'refused'],
  [{ does: 'hang' }, 'unreachable'],
])('store that is down: promises nothing after a failure (%j)', async (manner, result) => {
  server.behave(manner);
  expect(await contact({ store, ...(manner.does === 'hang' && SHORT) }).send()).toBe(result);
});

it('store that is down: does not take a script’s failure for a success', async () => {
  server.behave({ does: 'answer', status: 500 });
  expect(await profileTo('script', { store }).send(profile())).toBe('refused');
});

it('store that is down: without a target is a failure', async () => {
  expect(await testOutbox({}, { store }).send()).toBe('unreachable');
});

it('store that is down: that writes after its deadline does not make the row be sent again', async () => {
  const slow = sqliteStore(':memory:');
  let write = () => {};
  const isWritten = new Promise<void>((resolve) => (write = resolve));
  const create: typeof slow.create = (row) => isWritten.then(() => slow.create(row));
  const { outbox, send, states, clock } = contact({ store: { ...slow, create } });
  expect(await send()).toBe('success');
  write();
  await expect.poll(() => states()).toEqual(['delivered']);
  clock.move(2 * MINUTE);
  await outbox.drain();
  expect(posts()).toHaveLength(1);
});
