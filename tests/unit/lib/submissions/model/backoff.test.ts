import { expect, it } from 'vitest';
import { backoff, LONGEST_BACKOFF, parseRetryAfter } from '@/lib/submissions/model/backoff';
import fc, { runs } from '@/tests/support/fast-check';
import { HOUR } from '@/tests/support/outbox';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = fc.integer({ min: 1, max: 1_000 });

it('backoff: grows from 5 s to an hour, doubling', () => {
  const longest = (n: number) => backoff(n, 1 - 1e-9);
  expect([1, 2, 3, 4].map(longest)).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect([10, 11, 10_000].map(longest)).toEqual([2_560_000, HOUR, HOUR]);
  expect(backoff(8, 0)).toBe(1_000);
  const throttled = [0, 0.5, 1].map((random) => backoff(3, random, { isThrottled: true }));
  expect(throttled).toEqual([10_000, 15_000, 20_000]);
  expect(backoff(1, 0.5, { retryAfter: 60_000 })).toBe(63_000);
});

it('backoff: is a whole number from a second to the ceiling, and uses that range', () => {
  fc.assert(
    fc.property(attempts, chance, (n, random) => {
      const delay = backoff(n, random);
      expect(delay).toBeGreaterThanOrEqual(1_000);
      expect(delay).toBeLessThanOrEqual(Math.min(HOUR, 5_000 * 2 ** (n - 1)));
      expect(Number.isInteger(delay)).toBe(true);
    }),
    { numRuns: runs(1_000) },
  );
  const delays = Array.from({ length: 1_000 }, (_, n) => backoff(6, n / 1_000));
  expect(new Set(delays.map((delay) => Math.floor(delay / 16_000))).size).toBe(10);
});

it('backoff: is at least half of the ceiling and the Retry-After for a throttled target', () => {
  fc.assert(
    fc.property(attempts, chance, fc.nat(10 * HOUR), (n, random, retryAfter) => {
      const delay = backoff(n, random, { isThrottled: true, retryAfter });
      const ceiling = Math.min(HOUR, 5_000 * 2 ** (n - 1));
      expect(delay).toBeGreaterThanOrEqual(Math.min(HOUR, Math.max(ceiling / 2, retryAfter)));
      expect(delay).toBeLessThanOrEqual(HOUR);
    }),
    { numRuns: runs(1_000) },
  );
});

const now = Date.UTC(2025, 10, 21);

it.each([
  ['0', 0],
  ['30', 30_000],
  [' 30 ', 30_000],
  ['9999999999', LONGEST_BACKOFF],
  ['Fri, 21 Nov 2025 00:01:00 GMT', 60_000],
  ['Fri, 21 Nov 2024 00:01:00 GMT', 0],
  ['Fri, 21 Nov 2031 00:01:00 GMT', LONGEST_BACKOFF],
])('parseRetryAfter: reads %j as %i ms', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected);
});

it('parseRetryAfter: ignores what is neither seconds nor a date', () => {
  const numbers = [null, '', '-5', '1.5', '1e9', '0x10', '99999999999'];
  for (const header of [...numbers, 'soon', 'Fri, nonsense', 'x Fri, 21 Nov 2025 00:01:00 GMT']) {
    expect(parseRetryAfter(header, now), `${header}`).toBeUndefined();
  }
});

it('parseRetryAfter: returns nothing or a value within its range for any text', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      const wait = parseRetryAfter(header, now);
      expect(wait === undefined || (wait >= 0 && wait <= LONGEST_BACKOFF)).toBe(true);
    }),
  );
});
