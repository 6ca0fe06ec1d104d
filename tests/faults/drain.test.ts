import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTimers } from '@/lib/submissions/timer';
import { leased } from '@/lib/submissions/transitions';
import { stateOf } from '@/lib/submissions/types';
import { allRows, profileTarget, SHORT, testOutbox } from '@/tests/support/outbox';
import { fill, passTime } from '@/tests/support/outage';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';
import { contactRow, profilePayload, T0 } from '@/tests/support/submissions';

const HOUR = 3_600_000;

const { server, contact } = await receiver();
const textOf = ({ body }: { body: string }) =>
  (JSON.parse(body) as { data: { message: string }[] }).data[0]!.message;

/** The most requests that were under way at one time. */
function watchWidth() {
  let now = 0;
  let most = 0;
  server.behave(async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 10));
    now -= 1;
    return { does: 'answer' };
  });
  return () => most;
}

describe('draining', () => {
  it('sends what is due and nothing else', async () => {
    const { outbox, store } = contact();
    await store.create(contactRow('due'));
    await store.create(contactRow('later', { due: T0 + 1 }));
    await store.create(contactRow('taken', { due: T0 + 1, lease: 'word', attempts: 1 }));
    // The first success of a process hurries young rows that wait, but not those that are taken.
    expect(await outbox.drain()).toEqual({ attempts: 2, delivered: 2 });
    expect((await store.get('taken'))?.deliveredAt).toBeNull();
  });

  it('asks a sheet one thing at a time', async () => {
    const { outbox } = contact();
    await fill(outbox, 12);
    const most = watchWidth();
    await Promise.all([outbox.drain(), outbox.drain()]);
    expect(most()).toBe(1);
    expect(server.received).toHaveLength(12);
  });

  it('asks an API four things at a time', async () => {
    const { outbox, store } = testOutbox({ profile: profileTarget('api', server.url) });
    const changes = { kind: 'profile', payload: profilePayload() } as const;
    for (let n = 0; n < 12; n++) await store.create(contactRow(`row-${n}`, changes));
    const most = watchWidth();
    await outbox.drain();
    expect(most()).toBe(4);
    expect(server.received).toHaveLength(12);
  });

  it('keeps to its budget', async () => {
    const { outbox } = contact();
    await fill(outbox, 10);
    expect(await outbox.drain({ rows: 3 })).toEqual({ attempts: 3, delivered: 3 });
    expect(await outbox.drain({ ms: 0 })).toEqual({ attempts: 0, delivered: 0 });
  });

  it('survives a store that is down', async () => {
    const { outbox, store, lines } = contact();
    store.waiting = () => Promise.reject(new Error('down'));
    expect(await outbox.drain()).toEqual({ attempts: 0, delivered: 0 });
    expect(lines.join()).toContain('outbox-drain-failed');
  });

  it('begins nothing more once it is stopped, and lets the attempt under way end', async () => {
    const { outbox, store } = contact();
    store.close = async () => {};
    await fill(outbox, 5);
    server.behave({ does: 'answer', after: 50 });
    const draining = outbox.drain();
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    await outbox.stop();
    expect(await draining).toEqual({ attempts: 1, delivered: 1 });
    expect(await outbox.drain()).toEqual({ attempts: 0, delivered: 0 });
    const states = (await allRows(store)).map(stateOf);
    expect(states.filter((state) => state === 'delivered')).toHaveLength(1);
  });
});

describe.each(drivers)('eight drainers over one %s store', (_name, open) => {
  it('send every row once', async () => {
    const store = open();
    const drainers = Array.from({ length: 8 }, () => contact({ store }).outbox);
    const keys = await fill({ store }, 60);
    const reports = await Promise.all(drainers.map((each) => each.drain()));
    expect(server.received.map(textOf).sort()).toEqual(keys.map((key) => `Message ${key}`));
    expect(reports.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(60);
  });
});

describe('a row whose sender vanished', () => {
  it('is sent again when the lease ends, with a doubt', async () => {
    const { outbox, store, clock } = contact();
    const row = (await store.create(contactRow('a')))!;
    await store.replace(row, leased(row, 'vanished', 'contact-sheet', T0));
    clock.move(59_999);
    expect((await outbox.drain()).attempts).toBe(0);
    clock.move(1);
    expect((await outbox.drain()).delivered).toBe(1);
    expect(await store.get('a')).toMatchObject({ attempts: 2, doubts: 1 });
  });
});

describe('an outage', () => {
  it.each([
    [1, { does: 'answer', status: 503 }],
    [2, { does: 'reset' }],
    [40, { does: 'answer', status: 500 }],
  ] as const)(
    'of 30 minutes costs %i rows at most 14 attempts each, and all arrive within 120 s of its end',
    async (count, manner) => {
      const { outbox, store, clock } = contact();
      await fill(outbox, count);
      server.behave(manner);
      await outbox.drain();
      await passTime(outbox, clock, HOUR / 2);
      expect((await store.counts()).open).toBe(count);
      server.behave({ does: 'answer' });
      await passTime(outbox, clock, 120_000);
      const rows = await allRows(store);
      expect(rows.map(stateOf)).toEqual(Array(count).fill('delivered'));
      expect(Math.max(...rows.map(({ attempts }) => attempts))).toBeLessThanOrEqual(14);
    },
  );

  it('of three days leaves the row dead, and its text in the store', async () => {
    const { outbox, store, clock, lines } = contact();
    await fill(outbox, 1);
    server.behave({ does: 'answer', status: 500 });
    for (let hour = 0; hour < 74; hour++) {
      clock.move(HOUR);
      await outbox.drain();
    }
    const [row] = await allRows(store);
    expect(stateOf(row!)).toBe('dead');
    expect(row?.payload).not.toBeNull();
    expect(lines.join()).toContain('submission-dead');
    expect((await outbox.health()).dead).toBe(1);
  });

  it('is noticed for what it is when a login page answers', async () => {
    const { outbox, store, lines } = testOutbox({ profile: profileTarget('script', server.url) });
    await store.create(contactRow('a', { kind: 'profile', payload: profilePayload() }));
    server.behave({
      does: 'answer',
      status: 302,
      headers: { location: 'https://accounts.google.com/ServiceLogin' },
    });
    await outbox.drain();
    expect(stateOf((await store.get('a'))!)).toBe('held');
    expect(lines.join()).toContain('submission-target-misconfigured');
  });
});

describe('one poison row among a hundred', () => {
  it.each([
    ['fails', { does: 'answer', status: 500 }],
    ['is refused', { does: 'answer', status: 400 }],
    ['hangs', { does: 'hang' }],
  ] as const)('that %s does not keep the hundred', async (_how, manner) => {
    const { outbox, store } = contact(manner.does === 'hang' ? SHORT : {});
    await store.create(contactRow('poison', { due: T0 - 1 }));
    await fill(outbox, 100);
    server.behave((request) => (textOf(request).includes('poison') ? manner : { does: 'answer' }));
    const start = performance.now();
    expect((await outbox.drain()).delivered).toBe(100);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(stateOf((await store.get('poison'))!)).toBe('open');
  });
});

describe('a receiver with too much to do', () => {
  it('is left alone as long as it asks, and the others wait with it', async () => {
    const { outbox, clock } = contact();
    await fill(outbox, 5);
    server.behave({ does: 'answer', status: 429, headers: { 'retry-after': '20' } });
    await outbox.drain();
    clock.move(19_000);
    await outbox.drain();
    expect(server.received).toHaveLength(1);
    server.behave({ does: 'answer' });
    clock.move(4_000);
    expect((await outbox.drain()).delivered).toBe(5);
  });
});

describe('upkeep', () => {
  it('erases what delivered rows said after seven days, not before, and nothing else', async () => {
    const { outbox, store, clock } = contact();
    await store.create(contactRow('done'));
    await outbox.drain();
    await store.create(contactRow('dead', { due: null, deadAt: T0 }));
    clock.move(7 * 24 * HOUR - 1);
    expect(await outbox.upkeep()).toBe(0);
    clock.move(1);
    expect(await outbox.upkeep()).toBe(1);
    expect((await store.get('done'))?.payload).toBeNull();
    expect((await store.get('dead'))?.payload).not.toBeNull();
    expect(await outbox.upkeep()).toBe(0);
  });

  it('erases as many as there are', async () => {
    const { outbox, store, clock } = contact();
    await fill(outbox, 250);
    await outbox.drain();
    clock.move(7 * 24 * HOUR);
    expect(await outbox.upkeep()).toBe(250);
    expect((await allRows(store)).every(({ payload }) => payload === null)).toBe(true);
  });

  it('survives a store that is down', async () => {
    const { outbox, store, lines } = contact();
    store.sweep = () => Promise.reject(new Error('down'));
    expect(await outbox.upkeep()).toBe(0);
    expect(lines.join()).toContain('outbox-upkeep-failed');
  });
});

describe('health', () => {
  it('is degraded when the oldest open row is over 15 minutes old', async () => {
    const { outbox, store, clock } = contact();
    expect(await outbox.health()).toEqual({
      status: 'ok',
      store: 'up',
      targets: { contact: 'configured', profile: 'unset' },
      open: 0,
      held: 0,
      dead: 0,
      quarantined: 0,
      expiring: 0,
      oldestOpenSeconds: null,
      replaced: false,
    });
    await store.create(contactRow('a'));
    clock.move(900_000);
    expect(await outbox.health()).toMatchObject({ status: 'ok', open: 1, oldestOpenSeconds: 900 });
    clock.move(1);
    expect((await outbox.health()).status).toBe('degraded');
  });
});

describe('the timers', () => {
  afterEach(() => vi.useRealTimers());

  it('drain at once and every 30 s, tidy every hour, until they are stopped', () => {
    vi.useFakeTimers();
    const jobs = { drain: vi.fn(), upkeep: vi.fn() };
    const stop = startTimers(jobs);
    expect([jobs.drain.mock.calls.length, jobs.upkeep.mock.calls.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(HOUR);
    expect([jobs.drain.mock.calls.length, jobs.upkeep.mock.calls.length]).toEqual([121, 2]);
    stop();
    vi.advanceTimersByTime(HOUR);
    expect(jobs.drain).toHaveBeenCalledTimes(121);
  });
});
