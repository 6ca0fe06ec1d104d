/** Also the length of each extension. */
export const PAYMENT_MS = 300_000;

/** Takes milliseconds since the epoch. Never below 0. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** 300 → "5:00", 9 → "0:09". */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds left at which screen readers announce the time. */
const ANNOUNCED = [240, 60, 30] as const;

export function announcement(seconds: number): (typeof ANNOUNCED)[number] | undefined {
  return ANNOUNCED.findLast((moment) => seconds <= moment);
}
