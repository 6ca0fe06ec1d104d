import { expect, it } from 'vitest';
import { hoursSchema, type Opening } from '@/content/hours';
import { answerDue, clockIn, hoursRow, hoursRows, openState } from '@/lib/words/hours';
import { formatMinute } from '@/lib/text/clock-time';

const tag = 'en-IN';
const india = 'Asia/Kolkata';
/** An instant by the clock on the wall in India; 2025-11-17 is a Monday. */
const at = (day: number, time: string) => new Date(`2025-11-${day}T${time}:00+05:30`);
const office: Opening[] = [
  { days: [1, 5], opens: '09:00', closes: '17:00' },
  { days: [6, 6], opens: '10:00', closes: '14:00' },
  { days: [0, 0], opens: null, closes: null },
];
const state = (now: Date) => openState(now, office, india);

it('formatMinute: agrees with Intl at every minute of a day', () => {
  const intl = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  for (let minute = 0; minute < 1440; minute++) {
    const expected = intl.format(minute * 60_000).replace(/\s/u, '\u00a0');
    expect(formatMinute(minute, tag)).toBe(expected);
  }
});

it('hoursRow: names a span, a single day and a closed day', () => {
  expect(office.map((opening) => hoursRow(opening, tag))).toEqual([
    { days: 'Mon–Fri', times: '9:00\u00a0AM–5:00\u00a0PM' },
    { days: 'Sat', times: '10:00\u00a0AM–2:00\u00a0PM' },
    { days: 'Sun', times: undefined },
  ]);
});

it('formatMinute: says a minute in Hindi, on one line', () => {
  for (const [minute, time] of [
    [0, 'रात 12 बजे'],
    [4 * 60, 'सुबह 4 बजे'],
    [12 * 60, 'दोपहर 12 बजे'],
    [16 * 60, 'शाम 4 बजे'],
    [10 * 60, 'सुबह 10 बजे'],
    [21 * 60 + 5, 'रात 9:05 बजे'],
  ] as const) {
    expect.soft(formatMinute(minute, 'hi-IN'), String(minute)).toBe(time.replaceAll(' ', '\u00a0'));
  }
});

it.each([
  ['en-IN', 'Mon–Sat', ['10:00 AM–1:00 PM', '4:00 PM–7:00 PM'], 'Sun'],
  ['hi-IN', 'सोमवार–शनिवार', ['सुबह 10 – दोपहर 1 बजे', 'शाम 4 – शाम 7 बजे'], 'रविवार'],
])('hoursRows: has one row in %s for days with a pause', (language, days, times, closed) => {
  const spans = hoursSchema.parse('Mon-Sat 16:00-19:00, Mon-Sat 10:00-13:00, Sun closed');
  const rows = hoursRows(spans, language).map((row) => ({
    ...row,
    times: row.times.map((span) => span.replaceAll('\u00a0', ' ')),
  }));
  expect(rows).toEqual([
    { days, times },
    { days: closed, times: [] },
  ]);
});

it('hoursRow: writes a span in Hindi with full hours alone', () => {
  const opening = { days: [1, 5] as [number, number], opens: '09:30', closes: '17:00' };
  const { times } = hoursRow(opening, 'hi-IN');
  expect(times).toBe('सुबह\u00a09:30 – शाम\u00a05\u00a0बजे');
});

it('clockIn: reads the clock on a wall', () => {
  for (const [timeZone, day, minute] of [
    ['Asia/Kolkata', 1, 15 * 60 + 30],
    ['Asia/Kathmandu', 1, 15 * 60 + 45],
    ['Europe/London', 1, 10 * 60],
    ['America/New_York', 1, 5 * 60],
    ['Pacific/Kiritimati', 2, 0],
    ['Pacific/Pago_Pago', 0, 23 * 60],
  ] as const) {
    expect
      .soft(clockIn(timeZone, new Date('2025-11-17T10:00:00Z')), timeZone)
      .toEqual({ day, minute });
  }
});

it('openState: knows each edge of a week', () => {
  for (const [what, now, expected] of [
    ['Mon 8:59', at(17, '08:59'), { open: false, day: 1, opens: '09:00' }],
    ['Mon 9:00', at(17, '09:00'), { open: true, until: '17:00' }],
    ['Mon 16:59', at(17, '16:59'), { open: true, until: '17:00' }],
    ['Mon 17:00', at(17, '17:00'), { open: false, day: 2, opens: '09:00' }],
    ['Fri 16:59', at(21, '16:59'), { open: true, until: '17:00' }],
    ['Fri 17:00', at(21, '17:00'), { open: false, day: 6, opens: '10:00' }],
    ['Sat 9:59', at(22, '09:59'), { open: false, day: 6, opens: '10:00' }],
    ['Sat 10:00', at(22, '10:00'), { open: true, until: '14:00' }],
    ['Sat 14:00', at(22, '14:00'), { open: false, day: 1, opens: '09:00' }],
    ['Sun 0:00', at(23, '00:00'), { open: false, day: 1, opens: '09:00' }],
    ['Sun 23:59', at(23, '23:59'), { open: false, day: 1, opens: '09:00' }],
    ['Mon 0:00', at(24, '00:00'), { open: false, day: 1, opens: '09:00' }],
  ] as const) {
    expect.soft(state(now), what).toEqual(expected);
  }
});

it('openState: knows a break at noon', () => {
  const hours: Opening[] = [
    { days: [1, 5], opens: '14:00', closes: '17:00' },
    { days: [1, 5], opens: '09:00', closes: '12:00' },
  ];
  expect(openState(at(17, '11:59'), hours, india)).toEqual({ open: true, until: '12:00' });
  expect(openState(at(17, '12:00'), hours, india)).toMatchObject({ opens: '14:00' });
  expect(openState(at(17, '14:00'), hours, india)).toEqual({ open: true, until: '17:00' });
  expect(openState(at(17, '17:00'), hours, india)).toMatchObject({ day: 2, opens: '09:00' });
});

it('openState: knows days that run over the week’s end, and a week with one open day', () => {
  const weekend: Opening[] = [{ days: [6, 0], opens: '10:00', closes: '11:00' }];
  expect(openState(at(23, '10:30'), weekend, india)).toEqual({ open: true, until: '11:00' });
  expect(openState(at(17, '10:30'), weekend, india)).toMatchObject({ day: 6 });

  const monday: Opening[] = [{ days: [1, 1], opens: '10:00', closes: '11:00' }];
  expect(openState(at(17, '11:00'), monday, india)).toMatchObject({ day: 1 });
});

it('openState: says nothing when no day is open', () => {
  const closed: Opening[] = [{ days: [0, 6], opens: null, closes: null }];
  expect(openState(at(17, '10:00'), closed, india)).toBeUndefined();
});

// 2025-11-17 is a Monday.
it.each([
  ['in office hours', 24, [17, '11:30'], [18, '11:30']],
  ['in the evening', 24, [17, '21:23'], [18, '17:00']],
  ['before it opens', 24, [18, '03:00'], [18, '17:00']],
  ['on Friday evening', 24, [21, '20:00'], [22, '14:00']],
  ['on Saturday at noon', 24, [22, '12:00'], [24, '12:00']],
  ['on Saturday night', 24, [22, '21:23'], [24, '17:00']],
  ['on Sunday', 24, [23, '11:00'], [24, '17:00']],
  ['for two days, on Saturday night', 48, [22, '21:23'], [25, '17:00']],
  ['for two hours, after closing', 2, [17, '18:00'], [18, '17:00']],
  ['for two hours, on Saturday after closing', 2, [22, '15:00'], [24, '17:00']],
] as const)('answerDue: %s', (_, promised, [day, time], [dueDay, dueTime]) => {
  const due = answerDue(at(day, time).getTime(), promised, { hours: office, timeZone: india });
  expect(new Date(due)).toEqual(at(dueDay, dueTime));
});

it('answerDue: counts plain hours where no office has hours', () => {
  const since = at(22, '21:23').getTime();
  expect(answerDue(since, 24, { hours: [], timeZone: india })).toBe(since + 24 * 3_600_000);
});
