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

/** The days of a span, which may run over the end of the week; 0 is Sunday. */
export const daysOf = ([first, last]: Opening['days']) =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);

function spansOn(day: number, hours: readonly Opening[]) {
  return hours
    .filter(({ days }) => daysOf(days).includes(day))
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort((one, other) => minutesOf(one.opens) - minutesOf(other.opens));
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
