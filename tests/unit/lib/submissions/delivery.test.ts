import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { sqliteStore } from '@/lib/submissions/sqlite-store';
import { message, profile } from '@/tests/support/entries';
import { freePort } from '@/scripts/steps/port.mjs';
import { readLog } from '@/tests/support/log-lines';
import { type Manner } from '@/tests/support/misbehaving-server';
import { allRows, contactTarget, profileTarget, SHORT, testOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server, contact } = await receiver();

const toScript = (options = {}) =>
  testOutbox({ profile: profileTarget('script', server.url) }, options);

const YES: Manner = { does: 'answer' };
const NO: Manner = { does: 'answer', status: 503 };
const LOGIN: Manner = { does: 'answer', status: 302, headers: { location: '/ServiceLogin' } };

describe('settle: an attempt whose lease ran out, and another worker’s after it', () => {
  /** Both have sent the row; each `answer` lets one of them hear what the receiver says. */
  async function overtaken(slowManner: Manner, otherManner: Manner) {
    const store = sqliteStore(':memory:');
    const [slow, other] = [toScript({ store }), toScript({ store })];
    const release: (() => void)[] = [];
    server.behave(async ({ method }) => {
      if (method !== 'POST') return YES;
      const manner = release.length === 0 ? slowManner : otherManner;
      await new Promise<void>((resolve) => release.push(resolve));
      return manner;
    });
    const accepted = slow.outbox.accept(profile());
    await vi.waitFor(() => expect(release).toHaveLength(1));
    other.clock.move(60_001);
    const drained = other.outbox.drain();
    await vi.waitFor(() => expect(release).toHaveLength(2));
    const row = async () => (await allRows(store))[0];
    const answers = {
      slow: () => (release[0]!(), accepted),
      other: () => (release[1]!(), drained),
    };
    return { answers, row, slow };
  }

  const DELIVERED = { deliveredAt: expect.any(Number) as number, heldAt: null, due: null };

  it.each([
    ['failed', NO],
    ['succeeded', YES],
    ['was held', LOGIN],
  ])('that %s leaves the row that the other one delivered', async (_how, manner) => {
    const { answers, row, slow } = await overtaken(manner, YES);
    await answers.other();
    const delivered = await row();
    await answers.slow();
    expect(delivered).toMatchObject({ ...DELIVERED, attempts: 2, doubts: 1 });
    expect(await row()).toEqual(delivered);
    expect(readLog(slow.lines, 'submission-held')).toEqual([]);
  });

  it('that failed leaves the row to the other one, which is still sending', async () => {
    const { answers, row } = await overtaken(NO, YES);
    const sent = await row();
    await answers.slow();
    expect(await row()).toEqual(sent);
    await answers.other();
    expect(await row()).toMatchObject(DELIVERED);
  });

  it('that succeeded counts, although the other one fails later', async () => {
    const { answers, row } = await overtaken(YES, NO);
    await answers.slow();
    expect(await row()).toMatchObject(DELIVERED);
    await answers.other();
    expect(await row()).toMatchObject(DELIVERED);
  });

  it('that succeeded counts, although the other one has given up', async () => {
    const { answers, row } = await overtaken(YES, LOGIN);
    await answers.other();
    await answers.slow();
    expect(await row()).toMatchObject(DELIVERED);
  });
});

describe('settle: an attempt whose end cannot be written', () => {
  it('writes nothing when the row is gone', async () => {
    const { outbox, store, lines } = contact();
    server.behave(async () => {
      for (const row of await allRows(store)) await store.remove(row);
      return NO;
    });
    expect(await outbox.accept(message())).toEqual({ result: 'refused', kept: true });
    expect(await allRows(store)).toEqual([]);
    expect(readLog(lines, 'submission-not-settled')).toEqual([]);
  });

  it('gives the same answer, and logs the code, when the store fails', async () => {
    const store = sqliteStore(':memory:');
    const down = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    const { outbox, lines } = contact({ store: { ...store, replace: () => Promise.reject(down) } });
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect(readLog(lines, 'submission-not-settled')).toMatchObject([{ code: 'sqlite-full' }]);
  });

  it('logs once what fails after the sender was answered', async () => {
    const real = performance.now.bind(performance);
    let passed = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
    server.behave(() => {
      passed = 9_000;
      return YES;
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
    expect(readLog(lines, 'submission-not-settled')).toMatchObject([{ code: 'sqlite-full' }]);
    clock.mockRestore();
  });
});

describe('deliver: a receiver with too much to do', () => {
  /** How many seconds after its answer a second message is sent to it. */
  async function pauseAfter(status: number, retryAfter?: string) {
    const { outbox, clock } = contact();
    const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {};
    server.behave({ does: 'answer', status, headers });
    await outbox.accept(message('first'));
    server.behave(YES);
    for (let seconds = 0; seconds <= 120; seconds += 5) {
      const { result } = await outbox.accept(message(`after ${seconds}`));
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
    ['delivered', YES, 'submission-delivered', 'info', 'status-200'],
    ['not delivered', NO, 'submission-not-delivered', 'warn', 'status-503'],
    ['refused', { does: 'answer', status: 404 }, 'submission-not-delivered', 'warn', 'status-404'],
    ['misconfigured', LOGIN, 'submission-target-misconfigured', 'error', 'login-page'],
  ] as const)('says %s, once, with the code', async (_what, manner, event, level, code) => {
    const { outbox, lines } = toScript();
    server.behave(manner);
    await outbox.accept(profile());
    const attempts = readLog(lines).filter((line) => line.event !== 'submission-held');
    expect(attempts).toMatchObject([{ event, level, code }]);
    expect(readLog(lines, 'submission-held')).toHaveLength(manner === LOGIN ? 1 : 0);
  });
});

describe('deliver: a request without an answer', () => {
  async function outcomeAt(url: string) {
    const { outbox, store, lines } = testOutbox({ contact: contactTarget(url) }, SHORT);
    expect(await outbox.accept(message())).toEqual({ result: 'unreachable', kept: true });
    const [row] = await allRows(store);
    expect(readLog(lines, 'submission-not-delivered')).toMatchObject([{ code: row?.code }]);
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
