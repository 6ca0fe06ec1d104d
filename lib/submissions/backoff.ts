const SECOND = 1_000;
const FIRST = 5 * SECOND;

/** The longest that a row waits for its next attempt, in milliseconds. */
export const LONGEST_BACKOFF = 3_600 * SECOND;

/** The longest `Retry-After` that is honoured, in milliseconds: what is longer is asked again. */
export const LONGEST_RETRY_AFTER = LONGEST_BACKOFF;

/**
 * Milliseconds until the next attempt, with full jitter: anything from 1 s to `5 s · 2ⁿ`, where n
 * is the number of attempts before this one, and never more than an hour.
 *
 * A crowded receiver (429, 503) gets equal jitter, at least half of that, and never less than it
 * asked for.
 *
 * @param attempts attempts made so far, the failed one included; 1 or more.
 * @param random a number from 0 to below 1.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function backoff(
  attempts: number,
  random: number,
  { crowded = false, retryAfter = 0 }: { crowded?: boolean; retryAfter?: number } = {},
): number {
  const ceiling = Math.min(LONGEST_BACKOFF, FIRST * 2 ** (Math.max(1, attempts) - 1));
  const delay = crowded ? ceiling / 2 + (random * ceiling) / 2 : random * ceiling;
  const asked = Math.min(LONGEST_RETRY_AFTER, retryAfter);
  // Those that were sent away together should not come back together.
  const wait = Math.max(delay, asked * (1 + random / 10));
  return Math.round(Math.max(SECOND, Math.min(LONGEST_BACKOFF, wait)));
}

/**
 * `Retry-After` in milliseconds: seconds, or a date. Nothing that makes sense reads as undefined.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Math.min(Number(text) * SECOND, LONGEST_RETRY_AFTER);
  if (!/^[A-Z][a-z]{2}, /.test(text)) return undefined;
  const wait = Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER);
}
