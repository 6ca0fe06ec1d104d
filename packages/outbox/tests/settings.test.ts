import { readdirSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MAILED } from '@sutra/outbox/outcome';
import { createOutbox, type OutboxOptions } from '@sutra/outbox/outbox';
import { type Receiver } from '@sutra/outbox/receiver';
import { settleRow } from '@sutra/outbox/row';
import { collect } from '@sutra/outbox/store';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { DAY, HOUR, MINUTE, SECOND } from '@sutra/outbox/time';
import { kinds, noteRow, type Notes, T0 } from './support/notes.ts';
import { noteEntry, openOutbox } from './support/outbox.ts';
import { scratch } from './support/scratch.ts';
import { drivers } from './support/stores.ts';

/** Longer than an attempt by default, and less than is set here. */
const WORK = 19 * SECOND;

type Options = Partial<OutboxOptions<Notes>>;

const create = (options: object) => () =>
  createOutbox<Notes>({ kinds, receivers: {}, ...(options as Options) });

const answering = (verdict: 'retry' | 'rejected' | 'delivered', more = {}): Receiver => ({
  name: 'inbox',
  concurrency: 1,
  send: async () => ({ verdict, code: 'status-503' }),
  answers: () => 'unreachable',
  ...more,
});

/** How long after it was accepted each attempt to send a note is due, in seconds. */
async function pauses(options: Options, count: number) {
  const outbox = openOutbox({
    receivers: { note: answering('retry') },
    random: () => 1,
    ...options,
  });
  await outbox.send();
  const waits: number[] = [];
  for (let n = 0; n < count; n++) {
    const [row] = await outbox.rows();
    if (row!.due === null) break;
    const wait = row!.due - outbox.now();
    waits.push(wait / SECOND);
    // The pause of a receiver that fails for one row is none.
    outbox.move(wait);
    await outbox.deliver();
  }
  return { waits, state: (await outbox.rows())[0]!.state };
}

it('retry: the pauses grow from the first to the longest, by default from 5 to 90 seconds', async () => {
  expect((await pauses({}, 6)).waits).toEqual([5, 10, 20, 40, 80, 90]);
  const retry = { firstPause: 60 * SECOND, longestPause: 3 * MINUTE };
  expect((await pauses({ retry }, 4)).waits).toEqual([60, 120, 180, 180]);
});

it('retry: a row is dead after so many attempts or so long, and held after so many refusals', async () => {
  expect(await pauses({ retry: { attempts: 3 } }, 9)).toEqual({ waits: [5, 10], state: 'dead' });
  const { waits, state } = await pauses({ retry: { expiry: MINUTE } }, 9);
  expect([waits, state]).toEqual([[5, 10, 20, 40], 'dead']);
  const refusing = { receivers: { note: answering('rejected') } };
  expect((await pauses(refusing, 9)).waits).toHaveLength(2);
  expect(await pauses({ ...refusing, retry: { rejections: 5 } }, 9)).toMatchObject({
    waits: { length: 4 },
    state: 'held',
  });
});

it.each(drivers)(
  'keep: texts and undelivered rows of %s stay as long as they are set to',
  async (_, open) => {
    const store = open();
    const keep = { text: 2 * DAY, undelivered: 20 * DAY };
    const outbox = openOutbox({ store, receivers: { note: answering('delivered') }, keep });
    await store.insert(settleRow(noteRow('held'), 'held', 'timeout', T0));
    await outbox.send();
    const left = async (ms: number) => {
      outbox.move(ms);
      await outbox.upkeep();
      return (await outbox.rows())
        .map(({ state, payload }) => `${state} ${payload !== null}`)
        .sort();
    };
    expect(await left(2 * DAY - 1)).toEqual(['delivered true', 'held true']);
    expect(await left(HOUR)).toEqual(['delivered false', 'held true']);
    expect(await left(11 * DAY)).toEqual(['delivered false', 'held true']);
    expect(outbox.logged('undelivered-expiring')).toMatchObject([{ count: 1 }]);
    expect(await left(7 * DAY)).toEqual(['delivered false']);
  },
);

it('timeouts: a receiver has as long as is set, and its row is leased for as long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const rows: (number | null)[] = [];
  const outbox = openOutbox({
    timeouts: { send: 20 * SECOND, lease: 2 * MINUTE },
    receivers: {
      note: answering('delivered', {
        async send() {
          rows.push((await outbox.rows())[0]!.due);
          await new Promise((resolve) => setTimeout(resolve, WORK));
          return { verdict: 'delivered', code: 'status-200' };
        },
      }),
    },
  });
  const sending = outbox.send();
  await vi.waitFor(() => expect(rows).toEqual([T0 + 2 * MINUTE]));
  await vi.advanceTimersByTimeAsync(WORK);
  vi.useRealTimers();
  expect(await sending).toBe('success');
  outbox.restart({
    receivers: { note: answering('retry', { send: () => new Promise(() => {}) }) },
    timeouts: { send: 20, lease: 30 * SECOND },
  });
  const { claim } = outbox.store;
  const leases: unknown[] = [];
  outbox.store.claim = (kind, options) => {
    leases.push(options.lease);
    return claim(kind, options);
  };
  expect(await outbox.send(noteEntry('hangs'))).toBe('unreachable, kept');
  await outbox.deliver();
  expect(new Set(leases)).toEqual(new Set([30 * SECOND]));
});

it('intervals: rows are looked for as often as is set', async () => {
  const { outbox } = openOutbox({ intervals: { open: 5 * SECOND, idle: 10 * MINUTE } });
  const deliver = vi.spyOn(outbox, 'deliver').mockResolvedValue({ attempts: 0, delivered: 0 });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 5 * SECOND) {
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      vi.advanceTimersByTime(5 * SECOND);
    }
    return deliver.mock.calls.length;
  };
  outbox.start();
  const first = await pass(MINUTE);
  expect(first).toBeGreaterThanOrEqual(12);
  expect(await pass(30 * MINUTE)).toBeLessThanOrEqual(first + 4);
  void outbox.stopDelivering();
  vi.useRealTimers();
});

it('mails: as many an hour as are set', async () => {
  const note = answering('delivered', {
    isMailbox: true,
    send: async () => ({ verdict: 'delivered', code: MAILED }),
  });
  const outbox = openOutbox({ receivers: { note }, mails: { anHour: 3 } });
  for (let n = 0; n < 5; n++) await outbox.accept({ ...noteEntry(`${n}`), address: undefined });
  expect(await outbox.states()).toEqual(['delivered', 'delivered', 'delivered', 'open', 'open']);
});

it.each([
  [{ retry: { firstPause: 5 } }, 'retry.firstPause must be from 1000 to 3600000'],
  [{ retry: { firstPause: '5s' } }, 'retry.firstPause must be from 1000 to 3600000'],
  [
    { retry: { firstPause: MINUTE, longestPause: SECOND } },
    'retry.longestPause must not be shorter',
  ],
  [{ retry: { attempts: 0 } }, 'retry.attempts must be at least 1'],
  [{ retry: { rejections: 1.5 } }, 'retry.rejections must be at least 1'],
  [{ retry: { expiry: NaN } }, 'retry.expiry must be from 60000 to 2592000000'],
  [{ retry: { pause: MINUTE } }, 'there is no retry.pause. retry has: firstPause, longestPause'],
  [{ keep: { undelivered: DAY } }, 'keep.undelivered must be from 1209600000'],
  [{ keep: { text: 0 } }, 'keep.text must be from 3600000'],
  [{ keep: { rows: Infinity } }, 'keep.rows must be from 86400000'],
  [{ keep: { rows: 3 * DAY } }, 'keep.rows must not be shorter than keep.text'],
  [{ timeouts: { send: 0 } }, 'timeouts.send must be from 10'],
  [{ timeouts: { send: MINUTE } }, 'timeouts.lease must be at least timeouts.send and 10600 more'],
  [{ timeouts: { lease: 2 * HOUR } }, 'timeouts.lease must be from 10000 to 3600000'],
  [{ intervals: { open: 20 * MINUTE } }, 'intervals.idle must not be shorter'],
  [{ intervals: { idle: DAY } }, 'intervals.idle must be from 1000 to 3600000'],
  [{ mails: { anHour: 0 } }, 'mails.anHour must be at least 1'],
  [{ mails: { shares: { orders: -1 } } }, 'mails.shares.orders must be at least 0'],
  [{ mails: { anHour: 10, shares: { orders: 20 } } }, 'mails.shares keep 20 mails an hour'],
])('settings: %o is refused', (options, message) => {
  expect(create(options)).toThrow(message);
  expect(create(options)).toThrow(RangeError);
});

it('settings: an option that there is not is refused', () => {
  expect(create({ keepRows: DAY })).toThrow('createOutbox: there is no option keepRows');
});

it('settings: what is undefined has its default', () => {
  expect(create({ retry: { attempts: undefined }, keep: undefined })).not.toThrow();
});

it('settings: two stores of one folder have files of their own', async () => {
  const { root, remove } = scratch();
  onTestFinished(remove);
  const [notes, letters] = [sqliteStore(root), sqliteStore(root, { file: 'letters.db' })];
  await letters.insert(noteRow('a'));
  expect(await collect(notes.rows())).toEqual([]);
  expect(await collect(letters.rows())).toMatchObject([{ id: 'a' }]);
  await Promise.all([notes.close(), letters.close()]);
  const names = readdirSync(root).filter((name) => name.endsWith('.db'));
  expect(names.sort()).toEqual(['letters.db', 'submissions.db']);
});

it('settings: a store takes no file whose copies it would mix up', () => {
  for (const file of ['', 'a', '../a.db', 'a.rescued-1.db', 'a b.db']) {
    expect(() => sqliteStore(':memory:', { file })).toThrow('file must be a name');
  }
});
