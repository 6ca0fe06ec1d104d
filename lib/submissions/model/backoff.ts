import { HOUR, SECOND } from '@/lib/time';

const FIRST = 5 * SECOND;
export const LONGEST_BACKOFF = HOUR;

/** @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/ */
export function backoff(
  attempts: number,
  random: number,
  { isThrottled = false, retryAfter = 0 }: { isThrottled?: boolean; retryAfter?: number } = {},
): number {
  const ceiling = Math.min(LONGEST_BACKOFF, FIRST * 2 ** (Math.max(1, attempts) - 1));
  const jitter = isThrottled ? ceiling / 2 + (random * ceiling) / 2 : random * ceiling;
  // Jitter here too: rows that failed together should not retry together.
  const wait = Math.max(jitter, retryAfter * (1 + random / 10));
  return Math.round(Math.max(SECOND, Math.min(LONGEST_BACKOFF, wait)));
}

export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Math.min(Number(text) * SECOND, LONGEST_BACKOFF);
  if (!/^[A-Z][a-z]{2}, /.test(text)) return undefined;
  const wait = Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_BACKOFF);
}
