import { expect, test } from 'vitest';
import { batchTimesSchema } from '@/content/hours';
import { daysOf } from '@/lib/words/hours';
import { calendarFile, googleCalendarLink, seriesOf } from '@/lib/course/calendar';
import { DAY } from '@/lib/time';
import { readCalendar, readGoogleLink } from '@/tests/support/calendar';
import { readTable } from '@/tests/support/table';

const INDIA = 'Asia/Kolkata';
const stamp = new Date('2026-11-24T09:08:07.006Z');
const texts = {
  title: 'Vedic maths class, Sutra; live',
  text: 'One\nTwo',
  url: 'https://example.in/#course',
};

const seriesAt = (start: string, days: string, weeks?: number) =>
  seriesOf({ start, days: batchTimesSchema.parse(days) }, weeks, INDIA);
const fileOf = (start: string, days: string, weeks?: number) =>
  calendarFile(seriesAt(start, days, weeks), texts, stamp);

/** The lines as a calendar reads them. */
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('calendar: is one event that repeats, on a clock in India', () => {
  // A Wednesday: the first class is on Friday.
  expect(unfold(fileOf('2027-01-06', 'Tue 17:00-18:00, Fri 17:00-18:00', 12))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//example.in//Course//EN',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:TU-FR-1700@example.in',
    'SEQUENCE:498753',
    'DTSTAMP:20261124T090807Z',
    'DTSTART;TZID=Asia/Kolkata:20270108T170000',
    'DTEND;TZID=Asia/Kolkata:20270108T180000',
    'RRULE:FREQ=WEEKLY;COUNT=24;BYDAY=TU,FR',
    'SUMMARY:Vedic maths class\\, Sutra\\; live',
    'DESCRIPTION:One\\nTwo',
    'URL:https://example.in/#course',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

/** As teachers enter them. */
const batches = readTable(import.meta.dirname, 'batches.tsv').map(
  ([start, days, weeks]) => [start, days!, weeks ? Number(weeks) : undefined] as const,
);

/** Every class of a batch, as `2027-01-08T17:00/18:00`. */
function classesOf([start, text, weeks]: (typeof batches)[number]): string[] {
  const spans = batchTimesSchema.parse(text);
  const classes = Array.from({ length: 7 * (weeks ?? 1) }, (_, day) => {
    const date = new Date(Date.parse(start) + day * DAY);
    return spans
      .filter(({ days }) => daysOf(days).includes(date.getUTCDay()))
      .map(({ opens, closes }) => `${date.toISOString().slice(0, 10)}T${opens}/${closes}`);
  });
  return [...new Set(classes.flat())].sort();
}

test('calendar: has each class of a batch', () => {
  for (const batch of batches) {
    const events = readCalendar(fileOf(...batch));
    expect
      .soft(events.flatMap(({ classes }) => classes).sort(), batch.join())
      .toEqual(classesOf(batch));
    expect.soft(new Set(events.map(({ uid }) => uid)).size, batch.join()).toBe(events.length);
  }
});

test('calendar link: has each class of a batch', () => {
  for (const batch of batches) {
    const links = seriesAt(...batch).map((series) => googleCalendarLink(series, texts));
    expect.soft(links.flatMap(readGoogleLink).sort(), batch.join()).toEqual(classesOf(batch));
  }
});

test('calendar: a batch that starts later replaces the event, by a higher number', () => {
  const [days, later] = ['Tue 17:00-18:00, Fri 17:00-18:00', new Date('2026-11-25T09:00Z')];
  const [before] = readCalendar(fileOf('2027-01-05', days, 12));
  const [after] = readCalendar(calendarFile(seriesAt('2027-01-15', days, 12), texts, later));
  expect(after!.uid).toBe(before!.uid);
  expect(after!.sequence).toBeGreaterThan(before!.sequence);
});

test('calendar: folds lines at 75 bytes and splits no character', () => {
  const title = 'वैदिक गणित की कक्षा, '.repeat(12);
  const series = seriesAt('2027-01-05', 'Tue 17:00-18:00', 12);
  const file = calendarFile(series, { ...texts, title }, stamp);
  const bytes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(unfold(file)).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`);
});

test('calendar link: holds the zone of its times', () => {
  const [series] = seriesAt('2027-01-05', 'Tue 17:00-18:00, Fri 17:00-18:00', 12);
  const { origin, pathname, searchParams } = new URL(googleCalendarLink(series!, texts));
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: texts.title,
    dates: '20270105T170000/20270105T180000',
    ctz: INDIA,
    recur: 'RRULE:FREQ=WEEKLY;COUNT=24;BYDAY=TU,FR',
    details: 'One\nTwo\nhttps://example.in/#course',
  });
});
