import { type Opening } from '@/content/schema';

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Minutes since midnight (0–1439) as "9:00 AM". */
export function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 24-hour "09:00" as "9:00 AM". */
export function formatTime(time: string): string {
  return formatMinute(minutes(time));
}

/** One row of the table of hours: "Mon–Fri", "9:00 AM–5:00 PM". */
export function hoursRow(opening: Opening, dayNames: readonly string[], closed: string) {
  const [first, last] = opening.days;
  return {
    days: first === last ? dayNames[first]! : `${dayNames[first]}–${dayNames[last]}`,
    times:
      opening.opens && opening.closes
        ? `${formatTime(opening.opens)}–${formatTime(opening.closes)}`
        : closed,
  };
}

/** The open hours in one line: "Mon–Fri 9:00 AM–5:00 PM, Sat 10:00 AM–2:00 PM". */
export function openHours(hours: readonly Opening[], dayNames: readonly string[]): string {
  return hours
    .filter(({ opens, closes }) => opens && closes)
    .map((opening) => hoursRow(opening, dayNames, ''))
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ');
}

/** The open spans of a day, earliest first; more than one when there is a break. */
function spansOn(day: number, hours: readonly Opening[]) {
  return hours
    .filter(({ days: [first, last] }) =>
      first <= last ? day >= first && day <= last : day >= first || day <= last,
    )
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort((one, other) => minutes(one.opens) - minutes(other.opens));
}

/**
 * Day of the week (0 is Sunday) and minutes since midnight of an instant in a time zone, or in the
 * machine's own when none is given.
 */
export function clockIn(timeZone: string | undefined, now: Date): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

export type OpenState =
  | { open: true; until: string }
  /** `inDays` is 0 for later today. */
  | { open: false; day: number; inDays: number; opens: string };

/**
 * Whether the office is open at an instant, and until when or when next. Opens at the minute of
 * `opens`, closes at the minute of `closes`.
 *
 * @returns `undefined` when the hours name no open day at all.
 */
export function openState(
  now: Date,
  hours: readonly Opening[],
  timeZone: string,
): OpenState | undefined {
  const { day, minute } = clockIn(timeZone, now);
  const current = spansOn(day, hours).find(
    ({ opens, closes }) => minute >= minutes(opens) && minute < minutes(closes),
  );
  if (current) return { open: true, until: current.closes };
  for (let inDays = 0; inDays <= 7; inDays++) {
    const next = spansOn((day + inDays) % 7, hours).find(
      ({ opens }) => inDays > 0 || minute < minutes(opens),
    );
    if (next) return { open: false, day: (day + inDays) % 7, inDays, opens: next.opens };
  }
  return undefined;
}
