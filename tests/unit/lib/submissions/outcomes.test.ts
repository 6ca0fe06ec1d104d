import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { sqliteStore } from '@/lib/submissions/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/store';
import { stateOf } from '@/lib/submissions/types';
import { FORM, message, profile } from '@/tests/support/entries';
import { freePort } from '@/tests/support/free-port';
import { type Manner } from '@/tests/support/misbehaving-server';
import {
  allRows,
  contactTarget,
  NO_LIMITS,
  profileTarget,
  SHORT,
  testOutbox,
} from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const server = await receiver();
const MINUTE = 60_000;

const contact = (options = {}) => testOutbox({ contact: contactTarget(server.url) }, options);
const numbered = (n: number) => message(`${n}`, { formId: `${FORM}-${n}` });
const events = (lines: string[]) =>
  lines.map((line) => JSON.parse(line) as { event: string; level: string; code?: string });
const named = (lines: string[], event: string) =>
  events(lines).filter((line) => line.event === event);
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
    expect(named(second.lines, 'submission-wait-failed')).toMatchObject([{ code: 'type-error' }]);
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
    const second = contact({ store: slow });
    expect(await second.outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect(await competitor).toEqual({ result: 'success', kept: true });
    expect(posts()).toHaveLength(2);
  });

  it('is not acknowledged when it can never be written', async () => {
    const store = sqliteStore(':memory:');
    const { outbox, lines } = contact({
      store: { ...store, create: async () => undefined, get: async () => undefined },
    });
    server.behave({ does: 'answer', status: 503 });
    expect(await outbox.accept(message())).toEqual({ result: 'refused', kept: false });
    expect(named(lines, 'submission-store-unavailable')).toMatchObject([{ code: 'contested' }]);
    expect(await allRows(store)).toEqual([]);
  });

  it('does not use up the one trial of a receiver that was down', async () => {
    const store = sqliteStore(':memory:');
    let losses = 0;
    const contested: SubmissionStore = {
      ...store,
      create: async (row) => (losses-- > 0 ? undefined : store.create(row)),
    };
    const { outbox, clock } = contact({ store: contested });
    server.behave({ does: 'answer', status: 503 });
    for (let n = 0; n < 6; n++) await outbox.accept(numbered(n));
    clock.move(5 * MINUTE);
    const before = posts().length;
    server.behave({ does: 'answer' });
    losses = 1;
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect(losses).toBeLessThan(1);
    expect(posts()).toHaveLength(before + 1);
  });
});

describe('accept: what was stored before', () => {
  it('counts as sent while its kind has no address, and is sent once there is one', async () => {
    const store = sqliteStore(':memory:');
    const unset = testOutbox({}, { store });
    const success = { result: 'success', kept: true };
    expect(await unset.outbox.accept(message())).toEqual(success);
    expect(await unset.outbox.accept(message())).toEqual(success);
    expect((await allRows(store)).map(stateOf)).toEqual(['held']);
    expect(named(unset.lines, 'submission-target-unset')).toHaveLength(1);
    expect(await contact({ store }).outbox.accept(message())).toEqual(success);
    expect(posts()).toHaveLength(1);
  });

  it.each([
    ['held after refusals', { does: 'answer', status: 404 }, 3, 'refused'],
    ['held by a sign-in page', { does: 'answer', status: 302 }, 3, 'refused'],
  ] as const)('is told as it ended: %s', async (_how, manner, times, result) => {
    const { outbox, store, lines } = contact();
    server.behave(manner);
    for (let n = 0; n < times; n++) await outbox.accept(message());
    expect((await allRows(store)).map(stateOf)).toEqual(['held']);
    expect(await outbox.accept(message())).toEqual({ result, kept: true });
    expect(posts()).toHaveLength(times);
    expect(named(lines, 'submission-held')).toHaveLength(1);
    expect(named(lines, 'submission-target-unset')).toEqual([]);
  });

  it('logs a quarantined one once, and an honest one not at all', async () => {
    const { outbox, lines } = contact();
    await outbox.accept(message());
    expect(named(lines, 'submission-quarantined')).toEqual([]);
    await outbox.accept(message('Buy', { suspicious: true }));
    await outbox.accept(message('Buy', { suspicious: true }));
    expect(named(lines, 'submission-quarantined')).toHaveLength(1);
  });

  it('does not count toward the limit, and is never answered with it', async () => {
    const limits = { ...NO_LIMITS, identityAtAddress: 2 };
    const { outbox } = contact({ limits });
    server.behave({ does: 'answer', status: 503 });
    const refused = { result: 'refused', kept: true };
    for (let n = 0; n < 5; n++) expect(await outbox.accept(numbered(1))).toEqual(refused);
    expect(await outbox.accept(numbered(2))).toEqual(refused);
    expect((await outbox.accept(numbered(3))).result).toBe('limited');
    expect(await outbox.accept(numbered(1))).toEqual(refused);
    server.behave({ does: 'answer' });
    expect(await outbox.accept(numbered(2))).toEqual({ result: 'success', kept: true });
  });
});

describe('accept: a receiver that was down', () => {
  async function down(manner: Manner, options = {}) {
    const all = contact({ ...SHORT, ...options });
    server.behave(manner);
    for (let n = 0; n < 5; n++) await all.outbox.accept(numbered(n));
    server.received.length = 0;
    return all;
  }

  it.each([
    [{ does: 'answer', status: 503 }, 'refused'],
    [{ does: 'hang' }, 'unreachable'],
  ] as const)('tells a new message what the last one met (%j)', async (manner, result) => {
    const { outbox } = await down(manner);
    expect(await outbox.accept(numbered(5))).toEqual({ result, kept: true });
    expect(server.received).toEqual([]);
  });

  it('gets the one trial of a pause from a message that is sent again', async () => {
    const { outbox, clock } = await down({ does: 'answer', status: 503 });
    server.behave({ does: 'answer' });
    clock.move(15_000);
    expect(await outbox.accept(numbered(0))).toEqual({ result: 'success', kept: true });
    expect(posts()).toHaveLength(1);
    expect(await outbox.accept(numbered(1))).toEqual({ result: 'success', kept: true });
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
    const { outbox, clock } = await down({ does: 'answer', status: 503 }, { store: contested });
    clock.move(15_000);
    isContested = true;
    server.behave({ does: 'answer' });
    expect((await outbox.drain()).attempts).toBe(0);
    isContested = false;
    expect(await outbox.accept(numbered(2))).toEqual({ result: 'success', kept: true });
  });
});

describe('settle: an attempt whose lease ran out', () => {
  it.each([
    ['failed', { does: 'answer', after: 300, status: 503 }],
    ['succeeded', { does: 'answer', after: 300 }],
    [
      'was held',
      { does: 'answer', after: 300, status: 302, headers: { location: '/ServiceLogin' } },
    ],
  ] as const)('and %s leaves the row that another worker delivered', async (_how, manner) => {
    const store = sqliteStore(':memory:');
    const target = { profile: profileTarget('script', server.url) };
    const [slow, quick] = [testOutbox(target, { store }), testOutbox(target, { store })];
    let calls = 0;
    server.behave(() => (calls++ === 0 ? manner : { does: 'answer' }));
    const late = slow.outbox.accept(profile());
    await vi.waitFor(() => expect(posts()).toHaveLength(1));
    quick.clock.move(MINUTE + 1);
    expect((await quick.outbox.drain()).delivered).toBe(1);
    await late;
    const [row] = await allRows(store);
    expect(row).toMatchObject({
      code: 'status-200',
      deliveredAt: quick.clock.now(),
      attempts: 2,
      doubts: 1,
      heldAt: null,
      due: null,
    });
    expect(named(slow.lines, 'submission-held')).toEqual([]);
  });

  it('writes nothing when the row is gone', async () => {
    const { outbox, store, lines } = contact();
    server.behave(async () => {
      for (const row of await allRows(store)) await store.remove(row);
      return { does: 'answer', status: 503 };
    });
    expect(await outbox.accept(message())).toEqual({ result: 'refused', kept: true });
    expect(await allRows(store)).toEqual([]);
    expect(named(lines, 'submission-not-settled')).toEqual([]);
  });

  it('logs the code of a store that fails', async () => {
    const store = sqliteStore(':memory:');
    const down = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    const { outbox, lines } = contact({ store: { ...store, replace: () => Promise.reject(down) } });
    expect((await outbox.accept(message())).result).toBe('success');
    expect(named(lines, 'submission-not-settled')).toMatchObject([{ code: 'sqlite-full' }]);
  });

  it('logs once what fails after the sender was answered', async () => {
    const real = performance.now.bind(performance);
    let passed = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
    server.behave(() => {
      passed = 9_000;
      return { does: 'answer' };
    });
    let fail = () => {};
    const failure = new Promise<never>((_resolve, reject) => {
      fail = () => reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
    });
    const store = { ...sqliteStore(':memory:'), replace: () => failure };
    const { outbox, lines } = contact({ store });
    expect((await outbox.accept(message())).result).toBe('success');
    fail();
    await outbox.stop();
    expect(named(lines, 'submission-not-settled')).toMatchObject([{ code: 'sqlite-full' }]);
    clock.mockRestore();
  });
});

describe('deliver: a receiver with too much to do', () => {
  /** How many seconds after its answer a second message is sent to it. */
  async function pauseAfter(status: number, retryAfter?: string) {
    const { outbox, clock } = contact();
    const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {};
    server.behave({ does: 'answer', status, headers });
    await outbox.accept(numbered(0));
    server.behave({ does: 'answer' });
    for (let n = 1, seconds = 0; seconds <= 120; n++, seconds += 5) {
      const { result } = await outbox.accept(numbered(n));
      if (result === 'success') return seconds;
      clock.move(5_000);
    }
    return Infinity;
  }

  it.each([
    [429, undefined, 0],
    [429, '20', 20],
    [429, '3600', 60],
    [503, '20', 0],
    [500, '20', 0],
  ])('that answers %i with Retry-After %s rests for %i s', async (status, header, seconds) => {
    expect(await pauseAfter(status, header)).toBe(seconds);
  });
});

describe('deliver: the log', () => {
  it.each([
    ['delivered', { does: 'answer' }, 'submission-delivered', 'info', 'status-200'],
    [
      'not delivered',
      { does: 'answer', status: 500 },
      'submission-not-delivered',
      'warn',
      'status-500',
    ],
    ['refused', { does: 'answer', status: 404 }, 'submission-not-delivered', 'warn', 'status-404'],
    [
      'misconfigured',
      { does: 'answer', status: 302, headers: { location: '/ServiceLogin' } },
      'submission-target-misconfigured',
      'error',
      'login-page',
    ],
  ] as const)('says %s, once, with the code', async (_what, manner, event, level, code) => {
    const { outbox, lines } = testOutbox({ profile: profileTarget('script', server.url) });
    server.behave(manner);
    await outbox.accept(profile());
    const attempts = events(lines).filter((line) =>
      /^submission-(delivered|not-delivered|target-misconfigured)$/.test(line.event),
    );
    expect(attempts).toMatchObject([{ event, level, code }]);
    const isHeld = event === 'submission-target-misconfigured';
    expect(named(lines, 'submission-held')).toHaveLength(isHeld ? 1 : 0);
  });
});

describe('deliver: a request without an answer', () => {
  async function outcomeAt(url: string) {
    const { outbox, store, lines } = testOutbox({ contact: contactTarget(url) }, SHORT);
    expect(await outbox.accept(message())).toEqual({ result: 'unreachable', kept: true });
    const [row] = await allRows(store);
    expect(named(lines, 'submission-not-delivered')).toMatchObject([{ code: row?.code }]);
    return { code: row?.code, doubts: row?.doubts };
  }

  it('to a closed port never left: no duplicate is possible', async () => {
    const url = `http://127.0.0.1:${await freePort()}/`;
    expect(await outcomeAt(url)).toEqual({ code: 'econnrefused', doubts: 0 });
  });

  it('whose encryption could not begin never left', async () => {
    // Answers a TLS greeting with plain text.
    const plain = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => plain.once('listening', resolve));
    const { port } = plain.address() as AddressInfo;
    const { code, doubts } = await outcomeAt(`https://127.0.0.1:${port}/`);
    expect(code).toMatch(/ssl|tls/);
    expect(doubts).toBe(0);
    plain.close();
  });

  it.each([
    [{ does: 'reset' }, 'econnreset'],
    [{ does: 'hang' }, 'timeout'],
    [{ does: 'huge-headers' }, 'und-err-headers-overflow'],
    [{ does: 'babble' }, 'hpe-invalid-constant'],
  ] as const)('may have arrived all the same (%j)', async (manner, code) => {
    server.behave(manner);
    expect(await outcomeAt(server.url)).toEqual({ code, doubts: 1 });
  });
});
