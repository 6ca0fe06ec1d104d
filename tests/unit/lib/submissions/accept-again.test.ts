import { describe, expect, it, vi } from 'vitest';
import { sqliteStore } from '@/lib/submissions/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/store';
import { stateOf } from '@/lib/submissions/types';
import { message } from '@/tests/support/entries';
import { readLog } from '@/tests/support/log-lines';
import { type Manner } from '@/tests/support/misbehaving-server';
import { allRows, NO_LIMITS, SHORT } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server, contact } = await receiver();
const MINUTE = 60_000;
const SUCCESS = { result: 'success', kept: true };
const REFUSED = { result: 'refused', kept: true };

const posts = () => server.received.filter(({ method }) => method === 'POST');

/** Two workers over one store, the second of which finds the first one sending. */
function twoWorkers(manner: Manner) {
  const store = sqliteStore(':memory:');
  server.behave(manner);
  const patience = manner.does === 'hang' ? SHORT : {};
  const [first, second] = [contact({ store, ...patience }), contact({ store })];
  return { store, first, second };
}

describe('accept: a text that another worker is sending', () => {
  it.each([
    [{ does: 'answer', after: 100 }, 'success'],
    [{ does: 'answer', after: 100, status: 503 }, 'refused'],
    [{ does: 'hang' }, 'unreachable'],
  ] as const)('gets the outcome of that worker (%j: %s)', async (manner, result) => {
    const { first, second } = twoWorkers(manner);
    const one = first.outbox.accept(message());
    await vi.waitFor(() => expect(posts()).toHaveLength(1));
    expect(await second.outbox.accept(message())).toEqual({ result, kept: true });
    expect(await one).toEqual({ result, kept: true });
    expect(posts()).toHaveLength(1);
  });

  it('is told as kept when the store stops answering meanwhile', async () => {
    const { store, first } = twoWorkers({ does: 'answer', after: 400 });
    let reads = 0;
    const failing: SubmissionStore = {
      ...store,
      get: (id) => (reads++ === 0 ? store.get(id) : Promise.reject(new TypeError('down'))),
    };
    const second = contact({ store: failing });
    const one = first.outbox.accept(message());
    await vi.waitFor(() => expect(posts()).toHaveLength(1));
    expect(await second.outbox.accept(message())).toEqual({ result: 'unreachable', kept: true });
    expect(readLog(second.lines, 'submission-wait-failed')).toMatchObject([{ code: 'type-error' }]);
    await one;
  });
});

describe('accept: a row that changes before it is written', () => {
  it('is not taken for stored: the other worker sends it, and both are told so', async () => {
    const store = sqliteStore(':memory:');
    server.behave({ does: 'answer', status: 503 });
    const first = contact({ store });
    await first.outbox.accept(message());
    server.behave({ does: 'answer', after: 50 });
    let competitor: Promise<unknown> | undefined;
    const slow: SubmissionStore = {
      ...store,
      async replace(stored, next) {
        if (!competitor) {
          competitor = first.outbox.accept(message());
          await vi.waitFor(() => expect(posts()).toHaveLength(2));
        }
        return store.replace(stored, next);
      },
    };
    expect(await contact({ store: slow }).outbox.accept(message())).toEqual(SUCCESS);
    expect(await competitor).toEqual(SUCCESS);
    expect(posts()).toHaveLength(2);
  });

  it('is not acknowledged when it can never be written', async () => {
    const store = sqliteStore(':memory:');
    const { outbox, lines } = contact({
      store: { ...store, create: async () => undefined, get: async () => undefined },
    });
    server.behave({ does: 'answer', status: 503 });
    expect(await outbox.accept(message())).toEqual({ result: 'refused', kept: false });
    expect(readLog(lines, 'submission-store-unavailable')).toMatchObject([{ code: 'contested' }]);
    expect(await allRows(store)).toEqual([]);
  });

  it('does not use up the one trial of a receiver that was down', async () => {
    const store = sqliteStore(':memory:');
    let losses = 0;
    const contested: SubmissionStore = {
      ...store,
      create: async (row) => (losses-- > 0 ? undefined : store.create(row)),
    };
    const { outbox, clock } = await outage({ does: 'answer', status: 503 }, { store: contested });
    clock.move(5 * MINUTE);
    server.behave({ does: 'answer' });
    losses = 1;
    expect(await outbox.accept(message())).toEqual(SUCCESS);
    expect(losses).toBeLessThan(1);
    expect(posts()).toHaveLength(1);
  });
});

describe('accept: what was stored before', () => {
  it.each([
    ['held after refusals', { does: 'answer', status: 404 }],
    ['held by a sign-in page', { does: 'answer', status: 302 }],
  ] as const)('is told as it ended: %s', async (_how, manner) => {
    const { outbox, store, lines } = contact();
    server.behave(manner);
    for (let n = 0; n < 3; n++) await outbox.accept(message());
    expect((await allRows(store)).map(stateOf)).toEqual(['held']);
    server.behave({ does: 'answer' });
    expect(await outbox.accept(message())).toEqual(REFUSED);
    expect(posts()).toHaveLength(3);
    expect(readLog(lines, 'submission-held')).toHaveLength(1);
    expect(readLog(lines, 'submission-target-unset')).toEqual([]);
  });

  it('does not count toward the limit, and is never answered with it', async () => {
    const limits = { ...NO_LIMITS, identityAtAddress: 2 };
    const { outbox } = contact({ limits });
    server.behave({ does: 'answer', status: 503 });
    for (let n = 0; n < 5; n++) expect(await outbox.accept(message('first'))).toEqual(REFUSED);
    expect(await outbox.accept(message('second'))).toEqual(REFUSED);
    expect((await outbox.accept(message('third'))).result).toBe('limited');
    expect(await outbox.accept(message('first'))).toEqual(REFUSED);
    server.behave({ does: 'answer' });
    expect(await outbox.accept(message('second'))).toEqual(SUCCESS);
  });
});

/** An outbox whose receiver has failed five times, and is left alone. */
async function outage(manner: Manner, options = {}) {
  const all = contact({ ...(manner.does === 'hang' && SHORT), ...options });
  server.behave(manner);
  for (let n = 0; n < 5; n++) await all.outbox.accept(message(`${n}`));
  server.received.length = 0;
  return all;
}

describe('accept: a receiver that was down', () => {
  it.each([
    [{ does: 'answer', status: 503 }, 'refused'],
    [{ does: 'hang' }, 'unreachable'],
  ] as const)('tells a new message what the last one met (%j)', async (manner, result) => {
    const { outbox } = await outage(manner);
    expect(await outbox.accept(message('5'))).toEqual({ result, kept: true });
    expect(server.received).toEqual([]);
  });

  it('gets the one trial of a pause from a message that is sent again', async () => {
    const { outbox, clock } = await outage({ does: 'answer', status: 503 });
    server.behave({ does: 'answer' });
    clock.move(15_000);
    expect(await outbox.accept(message('0'))).toEqual(SUCCESS);
    expect(posts()).toHaveLength(1);
    expect(await outbox.accept(message('1'))).toEqual(SUCCESS);
  });

  it('keeps the trial for the next message when a drain finds no row that it may send', async () => {
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
    const { outbox, clock } = await outage({ does: 'answer', status: 503 }, { store: contested });
    clock.move(15_000);
    isContested = true;
    server.behave({ does: 'answer' });
    expect((await outbox.drain()).attempts).toBe(0);
    isContested = false;
    expect(await outbox.accept(message('2'))).toEqual(SUCCESS);
  });
});
