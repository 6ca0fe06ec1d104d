// Milliseconds.
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const secondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / SECOND));

/** Days since 1970 in India, which has one time zone and no summer time. */
export const dayInIndia = (now = Date.now()) => Math.floor((now + 5.5 * HOUR) / DAY);
