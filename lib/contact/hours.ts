import { type Opening } from '@/content/hours';
import { clockFace, closeTime, isHindi, minutesOf } from '@/lib/text/clock-time';
import { localTime } from '@/lib/time';

/** 0 is Sunday. */
export const formatDay = (
  day: number,
  tag: string,
  weekday: 'short' | 'long' = isHindi(tag) ? 'long' : 'short',
) => new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));

export function openTimes({ opens, closes }: { opens: string; closes: string }, tag: string) {
  const [first, last] = [opens, closes].map((time) => clockFace(minutesOf(time), tag));
  return closeTime(isHindi(tag) ? `${first} – ${last}` : `${first}–${last}`, tag);
}

export function hoursRow({ days: [first, last], opens, closes }: Opening, tag: string) {
  const name = (day: number) => formatDay(day, tag);
  return {
    days: first === last ? name(first) : `${name(first)}–${name(last)}`,
    times: opens && closes ? openTimes({ opens, closes }, tag) : undefined,
  };
}

/** For each name of days its spans in their order; none where they are closed. */
export function hoursRows(hours: readonly Opening[], tag: string) {
  const timesOn = new Map<string, string[]>();
  for (const { days } of hours)
    timesOn.set(hoursRow({ days, opens: null, closes: null }, tag).days, []);
  for (const opening of hours.toSorted(byOpening)) {
    const { days, times } = hoursRow(opening, tag);
    if (times) timesOn.get(days)!.push(times);
  }
  return [...timesOn].map(([days, times]) => ({ days, times }));
}

/** The days of a span, which may run over the end of the week; 0 is Sunday. */
export const daysOf = ([first, last]: Opening['days']) =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);

const byOpening = (one: Pick<Opening, 'opens'>, other: Pick<Opening, 'opens'>) =>
  minutesOf(one.opens ?? '') - minutesOf(other.opens ?? '');

function spansOn(day: number, hours: readonly Opening[]) {
  return hours
    .filter(({ days }) => daysOf(days).includes(day))
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort(byOpening);
}

/** Day of the week (0 is Sunday) and minute of the day. The default is the machine's time zone. */
export function clockIn(timeZone: string | undefined, now: Date): { day: number; minute: number } {
  // As if it were UTC.
  const clock = new Date(`${localTime(timeZone, now)}Z`);
  return { day: clock.getUTCDay(), minute: clock.getUTCHours() * 60 + clock.getUTCMinutes() };
}

type OpenState = { open: true; until: string } | { open: false; day: number; opens: string };

/** Returns undefined when every day is closed. At `opens` the office is open, at `closes` closed. */
export function openState(
  now: Date,
  hours: readonly Opening[],
  timeZone: string,
): OpenState | undefined {
  const { day, minute } = clockIn(timeZone, now);
  const current = spansOn(day, hours).find(
    ({ opens, closes }) => minute >= minutesOf(opens) && minute < minutesOf(closes),
  );
  if (current) return { open: true, until: current.closes };
  for (let inDays = 0; inDays <= 7; inDays++) {
    const next = spansOn((day + inDays) % 7, hours).find(
      ({ opens }) => inDays > 0 || minute < minutesOf(opens),
    );
    if (next) return { open: false, day: (day + inDays) % 7, opens: next.opens };
  }
  return undefined;
}
