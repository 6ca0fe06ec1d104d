import { type Opening } from '@/content/schema';

/** 24-hour "09:00" as "9:00 AM". */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
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

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

function openingOn(day: number, hours: readonly Opening[]) {
  const opening = hours.find(({ days: [first, last] }) =>
    first <= last ? day >= first && day <= last : day >= first || day <= last,
  );
  return opening?.opens && opening.closes
    ? { opens: opening.opens, closes: opening.closes }
    : undefined;
}

/** Day of the week (0 is Sunday) and minutes since midnight of an instant in a time zone. */
export function clockIn(timeZone: string, now: Date): { day: number; minute: number } {
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
  const today = openingOn(day, hours);
  if (today && minute >= minutes(today.opens) && minute < minutes(today.closes)) {
    return { open: true, until: today.closes };
  }
  for (let inDays = 0; inDays <= 7; inDays++) {
    const candidate = openingOn((day + inDays) % 7, hours);
    if (candidate && (inDays > 0 || minute < minutes(candidate.opens))) {
      return { open: false, day: (day + inDays) % 7, inDays, opens: candidate.opens };
    }
  }
  return undefined;
}
