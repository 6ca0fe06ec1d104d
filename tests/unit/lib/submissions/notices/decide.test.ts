import { describe, expect, it } from 'vitest';
import {
  decide,
  type Facts,
  type Notice,
  NOTHING_TOLD,
  type NoticeState,
} from '@/lib/submissions/notices/decide';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { T0 } from '@/tests/support/outbox';

const MB = 1024 ** 2;
const WELL: Facts = { open: 0, held: 0, dead: 0, quarantined: 0, expiring: 0, oldestOpen: null };
const oldest = (minutes: number): Partial<Facts> => ({
  open: 3,
  oldestOpen: T0 - minutes * MINUTE,
});
const disk = (free: number, size = 20_000) => ({ disk: { free: free * MB, size: size * MB } });
const told = (troubles: NoticeState['told'], sentAt: number[] = []): NoticeState => ({
  told: troubles,
  sentAt,
});
const one = (at = T0 - HOUR) => ({ amount: 1, at });

/** Names of the troubles told now, or the type of another notice. */
const name = (notice?: Notice) =>
  notice?.type === 'trouble' ? notice.troubles.join('+') : (notice?.type ?? 'nothing');
const at = (state: NoticeState, facts: Partial<Facts>, now = T0, isWeekly = false) =>
  decide(state, { ...WELL, ...facts }, { now, isWeekly });

it.each<[string, NoticeState, Partial<Facts>, string]>([
  ['all is well', NOTHING_TOLD, {}, 'nothing'],
  ['a row is held', NOTHING_TOLD, { held: 1 }, 'held'],
  ['a row is dead', NOTHING_TOLD, { dead: 1 }, 'dead'],
  ['rows are only quarantined', NOTHING_TOLD, { quarantined: 9, expiring: 9 }, 'nothing'],
  ['a row waits for 29 minutes', NOTHING_TOLD, oldest(29), 'nothing'],
  ['a row waits for 30 minutes', NOTHING_TOLD, oldest(30), 'waiting'],
  ['a row is younger than now', NOTHING_TOLD, oldest(-99), 'nothing'],
  ['500 MB are free', NOTHING_TOLD, disk(500), 'nothing'],
  ['fewer are free', NOTHING_TOLD, disk(499), 'disk'],
  ['a tenth of a small disk is free', NOTHING_TOLD, disk(26, 256), 'nothing'],
  ['less of it is free', NOTHING_TOLD, disk(25, 256), 'disk'],
  [
    'several happen',
    NOTHING_TOLD,
    { held: 2, dead: 1, ...oldest(40), ...disk(1) },
    'held+dead+waiting+disk',
  ],
  ['it was told', told({ held: one() }), { held: 1 }, 'nothing'],
  ['more rows are held within a day', told({ held: one() }), { held: 9 }, 'nothing'],
  ['more rows are held a day later', told({ held: one(T0 - DAY) }), { held: 2 }, 'held'],
  ['the same rows are held a day later', told({ held: one(T0 - DAY) }), { held: 1 }, 'nothing'],
  ['a row still waits a day later', told({ waiting: one(T0 - DAY) }), oldest(1500), 'nothing'],
  ['another trouble begins', told({ held: one() }), { held: 1, dead: 1 }, 'held+dead'],
  ['one of two ends', told({ held: one(), dead: one() }), { held: 1 }, 'nothing'],
  ['all have ended', told({ held: one(), dead: one() }), {}, 'well'],
  ['all but quarantined rows have ended', told({ held: one() }), { quarantined: 3 }, 'well'],
  ['the oldest waits for 15 minutes yet', told({ waiting: one() }), oldest(15), 'nothing'],
  ['the oldest waits for less', told({ waiting: one() }), oldest(14), 'well'],
  ['the disk has a little more room', told({ disk: one() }), disk(749), 'nothing'],
  ['the disk has much more room', told({ disk: one() }), disk(750), 'well'],
  ['six were sent today', told({}, Array(6).fill(T0 - DAY + 1)), { held: 1 }, 'nothing'],
  [
    'six were sent, one of them yesterday',
    told({}, [T0 - DAY, ...Array(5).fill(T0)]),
    { held: 1 },
    'held',
  ],
  ['six were sent and all is well', told({ held: one() }, Array(6).fill(T0)), {}, 'nothing'],
  [
    'six were sent while the clock was ahead',
    told({}, Array(6).fill(T0 + DAY)),
    { held: 1 },
    'held',
  ],
])('decide: when %s', (_when, state, facts, expected) => {
  expect(name(at(state, facts).notice)).toBe(expected);
});

describe('decide', () => {
  /** Every notice that a process sends which decides once a minute. */
  function run(minutes: number, factsAt: (minute: number) => Partial<Facts>) {
    let state = NOTHING_TOLD;
    const sent: string[] = [];
    for (let minute = 0; minute < minutes; minute++) {
      const { notice, next } = at(state, factsAt(minute), T0 + minute * MINUTE);
      if (notice) sent.push(`${minute}: ${name(notice)}`);
      state = next;
    }
    return sent;
  }

  it('decide: tells an outage once, and its end once', () => {
    const outage = (minute: number) => (minute < 300 ? { open: minute, oldestOpen: T0 } : {});
    expect(run(600, outage)).toEqual(['30: waiting', '300: well']);
  });

  it('decide: tells a trouble again that has ended while another goes on', () => {
    const facts = (minute: number) => ({ dead: 1, held: minute % 60 < 30 ? 1 : 0 });
    expect(run(90, facts)).toEqual(['0: held+dead', '60: held+dead']);
  });

  it('decide: tells rows that are held day by day once a day', () => {
    expect(run(2 * 24 * 60 + 1, (minute) => ({ held: 1 + Math.floor(minute / 60) }))).toEqual([
      '0: held',
      '1440: held',
      '2880: held',
    ]);
  });

  it('decide: tells at most six a day, and what is left when the first is a day old', () => {
    const sent = run(24 * 60 + 10, (minute) => (minute % 2 === 0 ? { held: 1 } : {}));
    expect(sent.slice(0, 6)).toEqual([
      '0: held',
      '1: well',
      '2: held',
      '3: well',
      '4: held',
      '5: well',
    ]);
    expect(sent.slice(6)).toEqual([
      '1440: held',
      '1441: well',
      '1442: held',
      '1443: well',
      '1444: held',
      '1445: well',
    ]);
  });

  it('decide: remembers a trouble that has ended, until it may say so', () => {
    const six = Array(6).fill(T0);
    expect(at(told({ held: one() }, six), {}).next).toMatchObject({ told: { held: one() } });
    expect(name(at(told({ held: one() }, six), {}, T0 + DAY).notice)).toBe('well');
  });

  it('decide: stores a smaller amount, so that a new row is noticed', () => {
    const { notice, next } = at(told({ held: { amount: 5, at: T0 } }), { held: 2 });
    expect([notice, next.told.held?.amount]).toEqual([undefined, 2]);
  });
});

describe('decide: weekly', () => {
  /** Monday, 24 November 2025, 08:00 in India. */
  const monday = Date.UTC(2025, 10, 24, 2, 30);
  const weekly = (state: NoticeState, now: number, facts = {}) => at(state, facts, now, true);

  it('decide: tells the week from Monday to Sunday on Monday at eight, once', () => {
    const { notice, next: started } = weekly(NOTHING_TOLD, T0);
    expect(notice).toBeUndefined();
    expect(weekly(started, monday - 1).notice).toBeUndefined();
    const { notice: first, next } = weekly(started, monday);
    const to = Date.UTC(2025, 10, 23, 18, 30);
    expect(first).toEqual({ type: 'weekly', from: to - 7 * DAY, to });
    expect(weekly(next, monday + 6 * DAY).notice).toBeUndefined();
    expect(weekly(next, monday + 7 * DAY).notice).toMatchObject({ from: to, to: to + 7 * DAY });
  });

  it('decide: tells a week late after a stop, and after a trouble', () => {
    const { next: started } = weekly(NOTHING_TOLD, T0);
    expect(name(weekly(started, monday + 3 * DAY).notice)).toBe('weekly');
    const { notice, next } = weekly(started, monday, { held: 1 });
    expect(name(notice)).toBe('held');
    expect(name(weekly(next, monday + MINUTE, { held: 1 }).notice)).toBe('weekly');
  });

  it('decide: tells no week unless it is asked for, nor one from before it was', () => {
    const { next: started } = weekly(NOTHING_TOLD, T0);
    const { notice, next: off } = at(started, {}, monday);
    expect(notice).toBeUndefined();
    expect(weekly(off, monday + DAY).notice).toBeUndefined();
  });
});
