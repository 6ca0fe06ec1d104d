import { expect, test } from 'vitest';
import { calendarFile, googleCalendarLink, seriesOf } from '@/lib/course/calendar';

const INDIA = 'Asia/Kolkata';
const stamp = new Date('2026-11-24T09:08:07.006Z');
const texts = {
  title: 'Vedic maths class, Sutra; live',
  text: 'One\nTwo',
  url: 'https://example.in/#course',
};

type Days = Parameters<typeof seriesOf>[0]['days'];
const tuesdayAndFriday: Days = [
  { days: [2, 2], opens: '17:00', closes: '18:00' },
  { days: [5, 5], opens: '17:00', closes: '18:00' },
];

/** The lines as a calendar reads them. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const linesOf = (start: string, days: Days, weeks?: number) =>
  unfold(calendarFile(seriesOf({ start, days }, weeks, INDIA), texts, stamp));

test('calendar: is one event that repeats, in UTC', () => {
  // A Wednesday: the first class is on Friday.
  expect(linesOf('2027-01-06', tuesdayAndFriday, 12)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//example.in//Course//EN',
    'BEGIN:VEVENT',
    'UID:20270108T113000Z@example.in',
    'DTSTAMP:20261124T090807Z',
    'DTSTART:20270108T113000Z',
    'DTEND:20270108T123000Z',
    'RRULE:FREQ=WEEKLY;COUNT=24;BYDAY=TU,FR',
    'SUMMARY:Vedic maths class\\, Sutra\\; live',
    'DESCRIPTION:One\\nTwo',
    'URL:https://example.in/#course',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('calendar: has an event for each time of the day; an Indian morning may be the day before', () => {
  const days: Days = [
    { days: [2, 2], opens: '17:00', closes: '18:00' },
    { days: [0, 1], opens: '05:00', closes: '06:00' },
  ];
  const starts = linesOf('2027-01-05', days, 8).filter((line) => /^(DTSTART|RRULE)/.test(line));
  expect(starts).toEqual([
    'DTSTART:20270105T113000Z',
    'RRULE:FREQ=WEEKLY;COUNT=8;BYDAY=TU',
    'DTSTART:20270109T233000Z',
    'RRULE:FREQ=WEEKLY;COUNT=16;BYDAY=SU,SA',
  ]);
  expect(linesOf('2027-01-05', days).join()).not.toContain('RRULE');
});

test('calendar: folds lines at 75 bytes and splits no character', () => {
  const title = 'वैदिक गणित की कक्षा, '.repeat(12);
  const series = seriesOf({ start: '2027-01-05', days: tuesdayAndFriday }, 12, INDIA);
  const file = calendarFile(series, { ...texts, title }, stamp);
  const bytes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(unfold(file)).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`);
});

test('calendar link: holds the same classes', () => {
  const [series] = seriesOf({ start: '2027-01-05', days: tuesdayAndFriday }, 12, INDIA);
  const { origin, pathname, searchParams } = new URL(googleCalendarLink(series!, texts));
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: texts.title,
    dates: '20270105T113000Z/20270105T123000Z',
    recur: 'RRULE:FREQ=WEEKLY;COUNT=24;BYDAY=TU,FR',
    details: 'One\nTwo\nhttps://example.in/#course',
  });
});
