import { describe, expect, it, vi } from 'vitest';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/drivers/store';
import { type Manner } from '@/tests/support/misbehaving-server';
import {
  allRows,
  contactPayload,
  HOUR,
  message,
  MINUTE,
  NO_LIMITS,
  profile,
  SHORT,
  testOutbox,
} from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server, posts, texts, contact, profileTo } = await receiver();

const OK: Manner = { does: 'answer' };
const DOWN: Manner = { does: 'answer', status: 503 };
const suspicious = (text: string) => message(text, { isSuspicious: true });

describe('accept: a contact message', () => {
  it('is stored before it is sent, and delivered', async () => {
    const { send, store, states } = contact();
    server.behave(async () => {
      const payload = contactPayload({ message: 'Hello' });
      expect(await allRows(store)).toMatchObject([{ attempts: 1, payload }]);
      return OK;
    });
    expect(await send('Hello')).toBe('success');
    expect(await states()).toEqual(['delivered']);
    expect(posts()).toHaveLength(1);
  });

  it.each<[string, Manner, string]>([
    ['rejects it', { does: 'answer', status: 400 }, 'refused, kept'],
    ['fails', { does: 'answer', status: 500 }, 'refused, kept'],
    ['redirects', { does: 'answer', status: 302, headers: { location: '/x' } }, 'refused, kept'],
    ['hangs', { does: 'hang' }, 'unreachable, kept'],
    ['resets', { does: 'reset' }, 'unreachable, kept'],
  ])('is kept when the sheet %s, and delivered later', async (_how, manner, result) => {
    const { outbox, send, states, clock } = contact(manner.does === 'hang' ? SHORT : {});
    server.behave(manner);
    expect(await send()).toBe(result);
    server.behave(OK);
    clock.move(MINUTE);
    expect(await outbox.drain()).toEqual({ attempts: 1, delivered: 1 });
    expect(await states()).toEqual(['delivered']);
  });

  it.each(['drain', 'send'] as const)(
    'is held without a target and counts as sent; with one, the next %s delivers it',
    async (next) => {
      const { outbox, store, send, states, logged } = testOutbox({});
      expect([await send(), await send()]).toEqual(['success', 'success']);
      expect(await states()).toEqual(['held']);
      expect(logged('submission-target-unset')).toHaveLength(1);
      expect(await outbox.drain()).toEqual({ attempts: 0, delivered: 0 });

      const later = contact({ store });
      await (next === 'drain' ? later.outbox.drain() : later.send());
      expect(texts()).toEqual(['Hello']);
      expect(await states()).toEqual(['delivered']);
    },
  );
});

describe('accept: a profile', () => {
  it.each([
    ['script', 200, 'success'],
    ['script', 500, 'success'],
    ['script', 404, 'success'],
    ['api', 204, 'success'],
    ['api', 500, 'refused, kept'],
    ['sheet', 404, 'refused, kept'],
  ] as const)('for a target of type %s that answers %i: %s', async (type, status, result) => {
    server.behave({ does: 'answer', status });
    expect(await profileTo(type).send(profile())).toBe(result);
  });

  it.each<[Manner, object, string]>([
    [{ does: 'cut' }, {}, 'success'],
    [{ does: 'hang' }, SHORT, 'unreachable, kept'],
  ])('for a script succeeds with any response (%j)', async (manner, options, result) => {
    server.behave(manner);
    expect(await profileTo('script', options).send(profile())).toBe(result);
  });
});

describe('accept: the same form', () => {
  it('with the same text has the first result, and is sent once', async () => {
    const { send, states } = contact();
    expect([await send(), await send()]).toEqual(['success', 'success']);
    expect(posts()).toHaveLength(1);
    expect(await states()).toHaveLength(1);
  });

  it('a thousand times at once makes one row here and one there', async () => {
    const { send, states } = contact();
    server.behave({ does: 'answer', after: 20 });
    const results = await Promise.all(Array.from({ length: 1_000 }, () => send()));
    expect(new Set(results)).toEqual(new Set(['success']));
    expect(posts()).toHaveLength(1);
    expect(await states()).toHaveLength(1);
  });

  it('from ten processes at once is sent once, and all of them have the result', async () => {
    const store = sqliteStore(':memory:');
    server.behave({ does: 'answer', after: 50 });
    const processes = Array.from({ length: 10 }, () => contact({ store }));
    const results = await Promise.all(processes.map(({ send }) => send()));
    expect(new Set(results)).toEqual(new Set(['success']));
    expect(posts()).toHaveLength(1);
  });

  it('sent again after a failure is tried at once, with the same idempotency key', async () => {
    const { send, states } = contact();
    server.behave(DOWN);
    await send();
    server.behave(OK);
    expect(await send()).toBe('success');
    const keys = posts().map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(await states()).toHaveLength(1);
  });

  it('with another text or sender is a submission of its own, and all are delivered', async () => {
    const { outbox, send, states, clock } = contact();
    server.behave(DOWN);
    const email = 'ravi@example.in';
    const payload = contactPayload({ message: 'First', email });
    const entries = [
      message('First'),
      message('Second'),
      message('x', { payload, identity: email }),
    ];
    const results = [];
    for (const entry of entries) results.push(await send(entry));
    expect(results).toEqual(Array(3).fill('refused, kept'));
    server.behave(OK);
    clock.move(MINUTE);
    await outbox.drain();
    const arrived = posts().slice(3);
    const bodies = entries.map(({ payload }) => JSON.stringify({ data: [payload] }));
    expect(arrived.map(({ body }) => body).sort()).toEqual(bodies.sort());
    expect(await states()).toEqual(Array(3).fill('delivered'));
    const keyOf = ({ headers }: (typeof arrived)[number]) => headers['idempotency-key'];
    const keys = arrived.map(keyOf).sort();
    expect(keys).toEqual(posts().slice(0, 3).map(keyOf).sort());
    expect(new Set(keys).size).toBe(3);
  });

  it('with another text while the first is being sent loses neither', async () => {
    const { send, states } = contact();
    server.behave(({ body }) => ({ does: 'answer', after: body.includes('First') ? 100 : 0 }));
    const first = send('First');
    await vi.waitFor(() => expect(posts()).toHaveLength(1));
    await send('Second');
    await first;
    expect(texts()).toEqual(['First', 'Second']);
    expect(await states()).toEqual(['delivered', 'delivered']);
  });

  it('sends a dead row once more', async () => {
    const { outbox, send, states, clock } = contact();
    server.behave({ does: 'answer', status: 500 });
    await send();
    clock.move(73 * HOUR);
    await outbox.drain();
    expect(await states()).toEqual(['dead']);
    server.behave(OK);
    expect(await send()).toBe('success');
    expect(await states()).toEqual(['delivered']);
  });

  it.each([404, 302])('has the same result once the row is held (%i)', async (status) => {
    const { send, states, logged } = contact();
    server.behave({ does: 'answer', status });
    for (let n = 0; n < 3; n++) await send();
    expect(await states()).toEqual(['held']);
    server.behave(OK);
    expect(await send()).toBe('refused, kept');
    expect(posts()).toHaveLength(3);
    expect(logged('submission-held')).toHaveLength(1);
    expect(logged('submission-target-unset')).toEqual([]);
  });

  it('does not count toward the rate limit again', async () => {
    const { send } = contact({ limits: { ...NO_LIMITS, identityAtAddress: 2 } });
    server.behave(DOWN);
    for (let n = 0; n < 5; n++) expect(await send('first')).toBe('refused, kept');
    expect(await send('second')).toBe('refused, kept');
    expect(await send('third')).toBe('limited');
    expect(await send('first')).toBe('refused, kept');
  });

  it('gets the form id to send it with again, only after a failure', async () => {
    const { outbox } = contact();
    server.behave(DOWN);
    const entry = message('Hello', { formId: undefined });
    const failure = await outbox.accept(entry);
    expect(failure).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    server.behave(OK);
    const formId = 'id' in failure && failure.id;
    expect(await outbox.accept({ ...entry, formId })).toEqual({ status: 'success' });
    expect(new Set(posts().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});

describe('accept: a suspicious submission', () => {
  it('is quarantined with a success, logged once, and not sent', async () => {
    const { outbox, send, states, logged } = contact();
    expect(await send(suspicious('Buy'))).toBe('success');
    expect(await send(suspicious('Buy'))).toBe('success');
    expect(await states()).toEqual(['quarantined']);
    await outbox.drain();
    expect(posts()).toEqual([]);
    await send('Hello');
    expect(logged('submission-quarantined')).toHaveLength(1);
  });

  it('is delivered when the same form is sent again without suspicion', async () => {
    const { send, states } = contact();
    await send(suspicious('Hello'));
    await send('Hello');
    expect(await states()).toEqual(['delivered']);
  });

  it('does not change an accepted one', async () => {
    const { send, states } = contact();
    server.behave(DOWN);
    await send('Honest');
    await send(suspicious('Buy'));
    await send(suspicious('Honest'));
    expect((await states()).sort()).toEqual(['open', 'quarantined']);
  });
});

describe('accept: a row that another worker is sending', () => {
  it.each<[Manner, string]>([
    [{ does: 'answer', after: 100 }, 'success'],
    [{ does: 'answer', after: 100, status: 503 }, 'refused, kept'],
    [{ does: 'hang' }, 'unreachable, kept'],
  ])('has the result of that worker (%j: %s)', async (manner, result) => {
    const store = sqliteStore(':memory:');
    server.behave(manner);
    const first = contact({ store, ...(manner.does === 'hang' && SHORT) }).send();
    await vi.waitFor(() => expect(posts()).toHaveLength(1));
    expect(await contact({ store }).send()).toBe(result);
    expect(await first).toBe(result);
    expect(posts()).toHaveLength(1);
  });

  it('counts as kept when the store fails meanwhile', async () => {
    const store = sqliteStore(':memory:');
    server.behave({ does: 'answer', after: 400 });
    let reads = 0;
    const failing: SubmissionStore = {
      ...store,
      get: (id) => (reads++ === 0 ? store.get(id) : Promise.reject(new TypeError('down'))),
    };
    const first = contact({ store }).send();
    await vi.waitFor(() => expect(posts()).toHaveLength(1));
    const second = contact({ store: failing });
    expect(await second.send()).toBe('unreachable, kept');
    expect(second.logged('submission-wait-failed')).toMatchObject([{ code: 'type-error' }]);
    await first;
  });
});

describe('accept: a row that changes before it is written', () => {
  it('is sent by the worker that changed it, and both have the result', async () => {
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
          await vi.waitFor(() => expect(posts()).toHaveLength(2));
        }
        return store.replace(stored, next);
      },
    };
    expect(await contact({ store: slow }).send()).toBe('success');
    expect(await competitor).toBe('success');
    expect(posts()).toHaveLength(2);
  });

  it('is not acknowledged when it can never be written', async () => {
    const store = sqliteStore(':memory:');
    const { send, logged } = contact({
      store: { ...store, create: async () => undefined, get: async () => undefined },
    });
    server.behave(DOWN);
    expect(await send()).toBe('refused');
    expect(logged('submission-store-unavailable')).toMatchObject([{ code: 'contested' }]);
    expect(await allRows(store)).toEqual([]);
  });
});

describe('accept: a target that is down', () => {
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
  ])('gets no new message, which has the last result (%j)', async (manner, result) => {
    const { send } = await outage(manner);
    expect(await send('later')).toBe(result);
    expect(server.received).toEqual([]);
  });

  it('gets one trial after a pause, also from a message that is sent again', async () => {
    const { send, clock } = await outage(DOWN);
    server.behave(OK);
    clock.move(15_000);
    expect(await send('0')).toBe('success');
    expect(posts()).toHaveLength(1);
    expect(await send('1')).toBe('success');
  });

  it('keeps the trial for another attempt when a new row cannot be written', async () => {
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

  it('keeps the trial for the next message when a drain cannot lease a row', async () => {
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
});

describe('accept: a store that is down', () => {
  const down = () => Promise.reject(new Error('disk full'));
  const store = { ...sqliteStore(':memory:'), create: down };

  it('leaves one direct attempt, which counts when it is acknowledged', async () => {
    const { send } = contact({ store: { ...store, increment: down } });
    expect(await send()).toBe('success');
    expect(posts()).toHaveLength(1);
  });

  it.each<[Manner, string]>([
    [{ does: 'answer', status: 500 }, 'refused'],
    [{ does: 'hang' }, 'unreachable'],
  ])('promises nothing when that attempt fails too (%j)', async (manner, result) => {
    server.behave(manner);
    expect(await contact({ store, ...(manner.does === 'hang' && SHORT) }).send()).toBe(result);
  });

  it('does not take a script’s failure for a success', async () => {
    server.behave({ does: 'answer', status: 500 });
    expect(await profileTo('script', { store }).send(profile())).toBe('refused');
  });

  it('without a target is a failure', async () => {
    expect(await testOutbox({}, { store }).send()).toBe('unreachable');
  });

  it('that writes after its deadline does not make the row be sent again', async () => {
    const slow = sqliteStore(':memory:');
    let write = () => {};
    const isWritten = new Promise<void>((resolve) => (write = resolve));
    const create: typeof slow.create = (row) => isWritten.then(() => slow.create(row));
    const { outbox, send, states, clock } = contact({ store: { ...slow, create } });
    expect(await send()).toBe('success');
    write();
    await vi.waitFor(async () => expect(await states()).toEqual(['delivered']));
    clock.move(2 * MINUTE);
    await outbox.drain();
    expect(posts()).toHaveLength(1);
  });
});
