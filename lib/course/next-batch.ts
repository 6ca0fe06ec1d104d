import { type ClassTime } from '@/content/hours';
import { clockIn, hoursRow, minutesOf } from '@/lib/contact/hours';
import { formatList } from '@/lib/text/format';
import { localDate } from '@/lib/time';

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Whether a day is still to come, by the calendar of a time zone. */
export const isUpcoming = (date: string, timeZone: string, now: Date) =>
  date > localDate(timeZone, now);

/** `Tue and Fri, 5:00 PM–6:00 PM`, or each span with its own times. */
export function formatClassTimes(spans: readonly ClassTime[], tag: string): string {
  const rows = spans.map((span) => hoursRow(span, tag));
  const areSame = rows.every(({ times }) => times === rows[0]!.times);
  const list = rows.map(({ days, times }) => (areSame ? days : `${days} ${times}`));
  return formatList(list, tag) + (areSame ? `, ${rows[0]!.times}` : '');
}

/**
 * How many minutes the clock of a visitor is ahead on a day.
 *
 * @param visitor a time zone; the default is the machine's.
 */
export function minutesAhead(date: string, timeZone: string, visitor?: string): number {
  const noon = new Date(`${date}T12:00Z`);
  const minuteOfWeek = (zone: string | undefined) => {
    const { day, minute } = clockIn(zone, noon);
    return day * DAY + minute;
  };
  const ahead = minuteOfWeek(visitor) - minuteOfWeek(timeZone);
  return ((ahead + 1.5 * WEEK) % WEEK) - WEEK / 2;
}

const timeAt = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export function shiftClassTimes(spans: readonly ClassTime[], minutes: number): ClassTime[] {
  return spans.map(({ days: [first, last], opens, closes }) => {
    const start = minutesOf(opens) + minutes;
    const move = (day: number) => (day + Math.floor(start / DAY) + 7) % 7;
    const inDay = (minute: number) => timeAt((minute + DAY) % DAY);
    return {
      days: [move(first), move(last)],
      opens: inDay(start),
      closes: inDay(minutesOf(closes) + minutes),
    };
  });
}
