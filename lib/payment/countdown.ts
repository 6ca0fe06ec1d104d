/** Length of a payment, and of each extension, in milliseconds. */
export const PAYMENT_MS = 300_000;

/** Whole seconds until a deadline, both in milliseconds since the epoch; never below 0. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** 300 → "5:00", 9 → "0:09". */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Moments worth saying aloud, in seconds left. */
export const ANNOUNCED = [240, 60, 30] as const;

/** The last announced moment that has been passed, or `undefined` before the first. */
export function announcement(seconds: number): (typeof ANNOUNCED)[number] | undefined {
  return ANNOUNCED.findLast((moment) => seconds <= moment);
}
