import { afterEach, expect, test, vi } from 'vitest';
import { clockIn } from '@/lib/words/hours';
import { seriesOf } from '@/lib/course/calendar';
import { isUpcoming } from '@/lib/words/next-batch';
import { isMinor, isPastDate, today } from '@/lib/shop/profile/age';
import { instantOf, localDate, localTime } from '@/lib/time';

const INDIA = 'Asia/Kolkata';
const now = new Date('2026-11-25T22:35:06Z');

test('local time: reads the clock in each zone', () => {
  for (const [zone, expected] of [
    [INDIA, '2026-11-26T04:05'],
    ['UTC', '2026-11-25T22:35'],
    ['Asia/Kathmandu', '2026-11-26T04:20'],
    ['America/New_York', '2026-11-25T17:35'],
    ['Pacific/Kiritimati', '2026-11-26T12:35'],
    ['Pacific/Pago_Pago', '2026-11-25T11:35'],
  ] as const) {
    expect.soft(localTime(zone, now), zone).toBe(expected);
    expect.soft(localDate(zone, now), zone).toBe(expected.slice(0, 10));
  }
});

test('local time: writes midnight, and years of another length, as ISO 8601 does', () => {
  expect(localTime('UTC', new Date('2027-01-01T00:00:00Z'))).toBe('2027-01-01T00:00');
  expect(localDate(INDIA, new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01');
});

test('local time: without a zone is the machine’s', () => {
  const [hours, minutes] = [now.getHours(), now.getMinutes()];
  expect(localTime(undefined, now).slice(11)).toBe(
    [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':'),
  );
});

const { DateTimeFormat } = Intl;

/** How browsers may write a date that is asked for in English, as text and in parts. */
const browsers: Record<string, { tag: string } & Intl.DateTimeFormatOptions> = {
  'ICU 72, where Canada writes the month first': { tag: 'en-US' },
  'one that writes the day first': { tag: 'en-GB' },
  'one with the Buddhist calendar': { tag: 'th-TH', calendar: 'buddhist' },
  'one with the Indian calendar': { tag: 'hi-IN', calendar: 'indian' },
  'one with digits of Devanagari': { tag: 'mr-IN', numberingSystem: 'deva' },
  'one with Arabic digits': { tag: 'ar-EG', numberingSystem: 'arab' },
  'one with a clock of twelve hours': { tag: 'en-US', hourCycle: 'h12' },
};

afterEach(() => void vi.restoreAllMocks());

test('dates: are the same however a browser writes them', () => {
  for (const [name, { tag, ...defaults }] of Object.entries(browsers)) {
    // What the code asks for comes after what the browser would choose.
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_tag, options) {
      return new DateTimeFormat(tag, { ...defaults, ...options });
    } as typeof DateTimeFormat);
    const days = [{ days: [4, 4] as [number, number], opens: '05:00', closes: '06:00' }];
    const [series] = seriesOf({ start: '2026-11-26', days }, 1, INDIA);
    const found = {
      today: today(now),
      born: ['2000-02-29', '2026-11-26', '2026-11-27'].map((date) => isPastDate(date, now)),
      minors: ['2008-11-26', '2008-11-27'].map((date) => isMinor(date, now)),
      upcoming: ['2026-11-27', '2026-11-26', '2026-01-01'].map((day) =>
        isUpcoming(day, INDIA, now),
      ),
      starts: instantOf(series!.start, INDIA).toISOString(),
      clock: clockIn(INDIA, now),
    };
    vi.restoreAllMocks();
    expect.soft(found, name).toEqual({
      today: '2026-11-26',
      born: [true, true, false],
      minors: [false, true],
      upcoming: [true, false, false],
      starts: '2026-11-25T23:30:00.000Z',
      clock: { day: 4, minute: 4 * 60 + 5 },
    });
  }
});
