import { type ClassTime } from '@/content/hours';
import { daysOf, hoursRow } from '@/lib/words/hours';
import { minutesOf } from '@/lib/text/clock-time';
import { formatList } from '@/lib/text/format';
import { DAY, instantOf, localDate, localTime, MINUTE } from '@/lib/time';

const MINUTES_A_DAY = DAY / MINUTE;

/** Whether a day is still to come, by the calendar of a time zone. */
export const isUpcoming = (date: string, timeZone: string, now: Date) =>
  date > localDate(timeZone, now);

/** `31 January`, or `Sunday, 31 January`. */
export const formatDate = (date: string, tag: string, weekday?: 'long') =>
  new Intl.DateTimeFormat(tag, { weekday, day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** `Tue and Fri, 5:00 PM–6:00 PM`, or `Mon, Wed 5:00 PM–6:00 PM and Sat 10:00 AM–11:00 AM`. */
export function formatClassTimes(spans: readonly ClassTime[], tag: string): string {
  const daysAt = new Map<string, string[]>();
  for (const span of spans) {
    const { days, times = '' } = hoursRow(span, tag);
    daysAt.set(times, [...(daysAt.get(times) ?? []), days]);
  }
  const groups = [...daysAt];
  const [days = []] = daysAt.values();
  // `Mon–Sat, 7:00 AM–9:00 AM and 5:00 PM–8:00 PM`
  if (groups.every(([, others]) => others.join() === days.join()))
    return `${formatList(days, tag)}, ${formatList([...daysAt.keys()], tag)}`;
  return formatList(
    groups.map(([times, days]) => `${days.join(', ')} ${times}`),
    tag,
  );
}

/** Those to come, the first one first. */
export const upcomingBatches = <Batch extends { start: string }>(
  batches: readonly Batch[],
  timeZone: string,
  now: Date,
) =>
  batches
    .filter(({ start }) => isUpcoming(start, timeZone, now))
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));

/** The visitor's clock against the teacher's. */
interface Ahead {
  /** The day of the first such class, on the visitor's clock. */
  from: string;
  minutes: number;
}

/** Looked at in a course whose length is not known. */
const WEEKS = 26;

/**
 * How many minutes the clock of a visitor is ahead at the first class, and from which class on it is
 * another number, since one of both clocks was changed.
 *
 * @param visitor a time zone; the default is the machine's.
 */
export function clocksAhead(
  start: string,
  days: readonly ClassTime[],
  weeks: number | undefined,
  timeZone: string,
  visitor?: string,
): Ahead[] {
  const found: Ahead[] = [];
  const spans = days.toSorted((one, other) => minutesOf(one.opens) - minutesOf(other.opens));
  for (let day = 0; day < 7 * (weeks ?? WEEKS); day++) {
    const date = new Date(Date.parse(start) + day * DAY);
    for (const { days, opens } of spans) {
      if (!daysOf(days).includes(date.getUTCDay())) continue;
      const time = `${date.toISOString().slice(0, 10)}T${opens}`;
      const at = instantOf(time, timeZone);
      const onTheirs = Date.parse(`${localTime(visitor, at)}Z`);
      const minutes = (onTheirs - Date.parse(`${time}Z`)) / MINUTE;
      if (minutes !== found.at(-1)?.minutes) found.push({ from: localDate(visitor, at), minutes });
    }
  }
  return found;
}

const timeAt = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export function shiftClassTimes(spans: readonly ClassTime[], minutes: number): ClassTime[] {
  return spans.map(({ days: [first, last], opens, closes }) => {
    const start = minutesOf(opens) + minutes;
    const move = (day: number) => (day + Math.floor(start / MINUTES_A_DAY) + 7) % 7;
    const inDay = (minute: number) => timeAt((minute + MINUTES_A_DAY) % MINUTES_A_DAY);
    return {
      days: [move(first), move(last)],
      opens: inDay(start),
      closes: inDay(minutesOf(closes) + minutes),
    };
  });
}
