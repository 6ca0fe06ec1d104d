import { type Opening } from '@/content/hours';
import { clockFace, closeTime, isHindi, minutesOf } from '@/lib/text/clock-time';
import { DAY, HOUR, instantOf, localTime, MINUTE } from '@/lib/time';

/** 0 is Sunday. */
export const formatDay = (
  day: number,
  tag: string,
  weekday: 'short' | 'long' = tag.startsWith('en') ? 'short' : 'long',
) => new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));

export function openTimes({ opens, closes }: { opens: string; closes: string }, tag: string) {
  const [first, last] = [opens, closes].map((time) => clockFace(minutesOf(time), tag));
  return closeTime(isHindi(tag) ? `${first} – ${last}` : `${first}–${last}`, tag);
}

function formatDays([first, last]: Opening['days'], tag: string) {
  const name = formatDay(first, tag);
  return first === last ? name : `${name}–${formatDay(last, tag)}`;
}

export const hoursRow = ({ days, opens, closes }: Opening, tag: string) => ({
  days: formatDays(days, tag),
  times: opens && closes ? openTimes({ opens, closes }, tag) : undefined,
});

export const hoursRows = (hours: readonly Opening[], tag: string) =>
  groupByDays(hours).map(({ days, spans }) => ({
    days: formatDays(days, tag),
    times: spans.map((span) => openTimes(span, tag)),
  }));

/** The spans of the same days in the order of the day; none where they are closed. */
export function groupByDays(hours: readonly Opening[]) {
  const groups = new Map(hours.map(({ days }) => [days.join(), days]));
  return [...groups].map(([name, days]) => ({
    days,
    spans: openSpans(hours.filter(({ days }) => days.join() === name)),
  }));
}

/** The days of a span, which may run over the end of the week; 0 is Sunday. */
export const daysOf = ([first, last]: Opening['days']) =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);

const openSpans = (hours: readonly Opening[]) =>
  hours
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort((one, other) => minutesOf(one.opens) - minutesOf(other.opens));

export const spansOn = (day: number, hours: readonly Opening[]) =>
  openSpans(hours.filter(({ days }) => daysOf(days).includes(day)));

/** Day of the week (0 is Sunday) and minute of the day. The default is the machine's time zone. */
export function clockIn(timeZone: string | undefined, now: Date): { day: number; minute: number } {
  // As if it were UTC.
  const clock = new Date(`${localTime(timeZone, now)}Z`);
  return { day: clock.getUTCDay(), minute: clock.getUTCHours() * 60 + clock.getUTCMinutes() };
}

export type OpenState = { open: true; until: string } | { open: false; day: number; opens: string };

/** Returns undefined when every day is closed. At `opens` the office is open, at `closes` closed. */
export function openState(
  now: Date,
  hours: readonly Opening[],
  timeZone: string,
): OpenState | undefined {
  return stateAt(clockIn(timeZone, now), hours);
}

export function stateAt(
  { day, minute }: ReturnType<typeof clockIn>,
  hours: readonly Opening[],
): OpenState | undefined {
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

/**
 * When an answer is due that is promised within `hours` on days of the office: days without hours do not
 * count, and after closing nobody answers. Times are milliseconds since the epoch.
 */
export function answerDue(
  since: number,
  promised: number,
  { hours, timeZone }: { hours: readonly Opening[]; timeZone: string },
): number {
  if (openSpans(hours).length === 0) return since + promised * HOUR;
  // As if the clock of the office were UTC.
  const start = Date.parse(`${localTime(timeZone, new Date(since))}Z`);
  const spansAt = (local: number) => {
    const midnight = local - (local % DAY);
    return spansOn(new Date(local).getUTCDay(), hours).map(({ opens, closes }) => ({
      opens: midnight + minutesOf(opens) * MINUTE,
      closes: midnight + minutesOf(closes) * MINUTE,
    }));
  };
  let [due, left] = [start, promised * HOUR];
  while (left > 0) {
    const rest = DAY - (due % DAY);
    const used = spansAt(due).length > 0 ? Math.min(left, rest) : 0;
    left -= used;
    due += used || rest;
  }
  const days = Array.from({ length: 15 }, (_, index) => due + (index - 7) * DAY);
  const spans = days.flatMap(spansAt);
  const isOpen = spans.some(({ opens, closes }) => opens <= due && due <= closes);
  const closings = spans.map(({ closes }) => closes);
  // Before the office has been open once, nobody has read the question.
  const before = closings.findLast((closes) => closes <= due && closes > start);
  const local = isOpen ? due : (before ?? closings.find((closes) => closes > due)!);
  return instantOf(new Date(local).toISOString().slice(0, 16), timeZone).getTime();
}
