import { type Outcome } from './outcome.ts';
import { HOUR, SECOND } from './time.ts';

/** How rows are sent again. Times are milliseconds. */
export interface RetrySettings {
  /** Between the first two attempts; it doubles with each. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** A row that is open for longer becomes dead: it stays stored, and is no longer sent. */
  readonly expiry: number;
  /** After so many attempts it becomes dead. */
  readonly attempts: number;
  /** After so many refusals of its receiver a row is held. */
  readonly rejections: number;
}

/** How rows are sent again by default. */
export const RETRY: RetrySettings = {
  firstPause: 5 * SECOND,
  // Less than two minutes, so that rows arrive soon after the receiver works again.
  longestPause: 90 * SECOND,
  expiry: 72 * HOUR,
  attempts: Infinity,
  rejections: 3,
};

/** Attempts without an answer may have arrived: after this many there is one an hour. */
const EARLY_ATTEMPTS = 13;
export const LONGEST_BACKOFF = HOUR;

/** @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/ */
export function backoff(
  attempts: number,
  random: number,
  { isUncertain = false, retryAfter = 0 }: Pick<Outcome, 'isUncertain' | 'retryAfter'> = {},
  { firstPause, longestPause }: Pick<RetrySettings, 'firstPause' | 'longestPause'> = RETRY,
): number {
  const isLate = isUncertain && attempts > EARLY_ATTEMPTS;
  const longest = isLate ? LONGEST_BACKOFF : longestPause;
  const ceiling = Math.min(longest, firstPause * 2 ** (Math.max(1, attempts) - 1));
  const jitter = ((3 + random) / 4) * ceiling;
  // Jitter here too: rows that failed together should not retry together.
  const wait = Math.max(jitter, retryAfter * (1 + random / 10));
  return Math.round(Math.max(SECOND, Math.min(LONGEST_BACKOFF, wait)));
}
