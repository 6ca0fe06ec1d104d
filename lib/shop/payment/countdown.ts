import { MINUTE } from '@/lib/time';

/** For paying in an app and coming back; the visitor may add as much. */
export const PAYMENT_MS = 5 * MINUTE;

export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds left at which screen readers announce the time. */
const ANNOUNCED = [240, 60, 30] as const;

export function announcement(seconds: number): (typeof ANNOUNCED)[number] | undefined {
  return ANNOUNCED.findLast((moment) => seconds <= moment);
}
