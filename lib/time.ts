// Milliseconds.
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const secondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / SECOND));

/**
 * What a clock in a time zone shows: `2027-01-31T16:00`. It may be compared and parsed.
 *
 * @param timeZone the default is the machine's.
 */
export function localTime(timeZone: string | undefined, now: Date): string {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  // How a locale joins the parts differs between browsers: in ICU 72 Canada writes 1/31/2027.
  const parts = clock.formatToParts(now);
  const part = (name: string) => parts.find(({ type }) => type === name)!.value;
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** When a clock in a time zone shows `time`, which is written as above. */
export function instantOf(time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${time}Z`);
  return new Date(2 * asUtc - Date.parse(`${localTime(timeZone, new Date(asUtc))}Z`));
}

/** The date in a time zone: `2027-01-31`. */
export const localDate = (timeZone: string | undefined, now: Date) =>
  localTime(timeZone, now).slice(0, 10);

/** Days since 1970 in India, which has one time zone and no summer time. */
export const dayInIndia = (now = Date.now()) => Math.floor((now + 5.5 * HOUR) / DAY);
