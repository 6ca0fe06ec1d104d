import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_LIMITS } from '@/lib/submissions/rate-limit';
import { sqliteStore } from '@/lib/submissions/sqlite-store';
import { stateOf } from '@/lib/submissions/types';
import { message, profile } from '@/tests/support/entries';
import { allRows, NO_LIMITS, profileTarget, SHORT, testOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server, contact } = await receiver();

describe('limits', () => {
  const limits = { ...NO_LIMITS, identity: 2 };

  it('turn away the third of one sender, not another sender, and not for ever', async () => {
    const { outbox, store, clock } = contact({ limits });
    const send = (n: number, identity = 'Asha@example.in ') =>
      outbox.accept(message(`Text ${n}`, { identity }));
    expect((await send(1)).result).toBe('success');
    expect((await send(2, 'asha@example.in')).result).toBe('success');
    expect(await send(3)).toEqual({ result: 'limited', kept: false });
    expect((await send(4, 'other@example.in')).result).toBe('success');
    expect(await allRows(store)).toHaveLength(3);
    clock.move(600_000);
    expect((await send(3)).result).toBe('success');
  });

  it('count by address over all senders', async () => {
    const { outbox } = contact({ limits: { ...NO_LIMITS, address: 2 } });
    const send = (n: number, address?: string) =>
      outbox.accept(message(`${n}`, { identity: `${n}@a.in`, address }));
    for (const [n, address] of ['a', 'a', 'b', undefined].entries()) {
      expect((await send(n, address)).result).toBe('success');
    }
    expect((await send(4, 'a')).result).toBe('limited');
  });

  it('count each spelling of an email address as one sender', async () => {
    const { outbox } = contact({ limits });
    const spellings = [
      'asha.rao@gmail.com',
      'A.sha.Rao+books@googlemail.com',
      'asha\u200Drao@gmail.com',
      '\uFF41\uFF53\uFF48\uFF41rao+x+y@gmail.com',
    ];
    const results: string[] = [];
    for (const [n, identity] of spellings.entries()) {
      results.push((await outbox.accept(message(`${n}`, { identity }))).result);
    }
    expect(results).toEqual(['success', 'success', 'limited', 'limited']);
    const others = ['asha.rao@example.in', 'asharao@example.in', 'asharao@example.org'];
    for (const identity of others) {
      expect((await outbox.accept(message(identity, { identity }))).result).toBe('success');
    }
  });

  it('of a stranger who writes a sender’s address leave that sender free', async () => {
    const { outbox } = contact({ limits: DEFAULT_LIMITS });
    const send = (n: number, address: string) => outbox.accept(message(`${n}`, { address }));
    for (let n = 0; n < 8; n++) expect((await send(n, '198.51.100.1')).result).toBe('success');
    for (let n = 8; n < 60; n++) expect((await send(n, '198.51.100.1')).result).toBe('limited');
    expect((await send(60, '203.0.113.9')).result).toBe('success');
  });

  it('stop 41 messages of one sender, however many addresses they come from', async () => {
    const { outbox } = contact({ limits: DEFAULT_LIMITS });
    const results: string[] = [];
    for (let n = 0; n < 41; n++) {
      const { result } = await outbox.accept(message(`${n}`, { address: `198.51.100.${n}` }));
      results.push(result);
    }
    expect(results.indexOf('limited')).toBe(40);
  });

  it.each([
    ['fail', () => Promise.reject(new Error('down'))],
    ['hang', () => new Promise<number[]>(() => {})],
  ])('let everybody through when the counters %s', async (_how, count) => {
    const store = { ...sqliteStore(':memory:'), count };
    const { outbox } = contact({ store, limits });
    expect((await outbox.accept(message())).result).toBe('success');
  });
});

describe('a store that is down', () => {
  const down = () => Promise.reject(new Error('disk full'));

  it('leaves one direct attempt, which counts when it is acknowledged', async () => {
    const { outbox } = contact({
      store: { ...sqliteStore(':memory:'), create: down, count: down },
    });
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    [{ does: 'answer', status: 500 }, 'refused'],
    [{ does: 'hang' }, 'unreachable'],
  ] as const)('promises nothing when the attempt fails too (%j)', async (manner, result) => {
    const store = { ...sqliteStore(':memory:'), create: down };
    const { outbox } = contact({ store, ...(manner.does === 'hang' && SHORT) });
    server.behave(manner);
    expect(await outbox.accept(message())).toEqual({ result, kept: false });
  });

  it('does not take a script’s failure for success then', async () => {
    const store = { ...sqliteStore(':memory:'), create: down };
    const { outbox } = testOutbox({ profile: profileTarget('script', server.url) }, { store });
    server.behave({ does: 'answer', status: 500 });
    expect(await outbox.accept(profile())).toEqual({ result: 'refused', kept: false });
  });

  it('says so when there is no address either', async () => {
    const { outbox } = testOutbox({}, { store: { ...sqliteStore(':memory:'), create: down } });
    expect(await outbox.accept(message())).toEqual({ result: 'unreachable', kept: false });
  });

  it('is waited for a while; a write that comes through later is not sent again', async () => {
    const slow = sqliteStore(':memory:');
    let comeThrough = () => {};
    const isThrough = new Promise<void>((resolve) => (comeThrough = resolve));
    const create: typeof slow.create = (row) => isThrough.then(() => slow.create(row));
    const { outbox, clock } = contact({ store: { ...slow, create } });
    expect(await outbox.accept(message())).toEqual({ result: 'success', kept: true });
    comeThrough();
    await vi.waitFor(async () => expect((await allRows(slow)).map(stateOf)).toEqual(['delivered']));
    clock.move(120_000);
    await outbox.drain();
    expect(server.received).toHaveLength(1);
  });
});

describe('the log', () => {
  it('says nothing about a person, a text or an address', async () => {
    const { outbox, lines, clock } = contact(SHORT);
    for (const manner of ['hang', 'reset', 'cut', 'babble'] as const) {
      server.behave({ does: manner });
      await outbox.accept(message(`Canary text ${manner}`));
    }
    clock.move(1e9);
    await outbox.drain();
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(4);
    for (const canary of ['anary', '@', '127.0.0.1', 'http', '203.0.113', 'withheld', 'form-']) {
      expect(text).not.toContain(canary);
    }
  });
});
