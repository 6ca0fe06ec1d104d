import fc from '@/tests/support/fast-check';
import { describe, expect, it } from 'vitest';
import { backoff, LONGEST_RETRY_AFTER, parseRetryAfter } from '@/lib/submissions/backoff';

const HOUR = 3_600_000;
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attempts = fc.integer({ min: 1, max: 1_000 });

describe('backoff', () => {
  it('spreads the first delays from 1 s to 5, 10, 20 … s and stops growing at an hour', () => {
    const longest = (n: number) => backoff(n, 1 - 1e-9);
    expect([1, 2, 3, 4].map(longest)).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(longest(10)).toBe(2_560_000);
    expect(longest(11)).toBe(HOUR);
    expect(longest(10_000)).toBe(HOUR);
    expect(backoff(8, 0)).toBe(1_000);
  });

  it('lies between a second and the ceiling, always', () => {
    fc.assert(
      fc.property(attempts, chance, (n, random) => {
        const delay = backoff(n, random);
        expect(delay).toBeGreaterThanOrEqual(1_000);
        expect(delay).toBeLessThanOrEqual(Math.min(HOUR, 5_000 * 2 ** (n - 1)));
        expect(Number.isInteger(delay)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives a crowded receiver at least half of the ceiling, and all the time it asks for', () => {
    fc.assert(
      fc.property(attempts, chance, fc.nat(10 * HOUR), (n, random, retryAfter) => {
        const delay = backoff(n, random, { crowded: true, retryAfter });
        const ceiling = Math.min(HOUR, 5_000 * 2 ** (n - 1));
        expect(delay).toBeGreaterThanOrEqual(Math.min(HOUR, Math.max(ceiling / 2, retryAfter)));
        expect(delay).toBeLessThanOrEqual(HOUR);
      }),
      { numRuns: 1_000 },
    );
  });

  it('uses the whole range', () => {
    const delays = Array.from({ length: 1_000 }, (_, n) => backoff(6, n / 1_000));
    expect(new Set(delays.map((delay) => Math.floor(delay / 16_000))).size).toBe(10);
  });
});

describe('parseRetryAfter', () => {
  const now = Date.UTC(2025, 10, 21);

  it.each([
    ['0', 0],
    ['30', 30_000],
    [' 30 ', 30_000],
    ['9999999999', LONGEST_RETRY_AFTER],
    ['Fri, 21 Nov 2025 00:01:00 GMT', 60_000],
    ['Fri, 21 Nov 2024 00:01:00 GMT', 0],
    ['Fri, 21 Nov 2031 00:01:00 GMT', LONGEST_RETRY_AFTER],
  ])('reads %j', (header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });

  it.each([null, '', 'soon', '-5', '1.5', '1e9', '0x10', 'Fri, nonsense', '99999999999'])(
    'makes nothing of %j',
    (header) => {
      expect(parseRetryAfter(header, now)).toBeUndefined();
    },
  );

  it('answers within its range or not at all, whatever a server says', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const wait = parseRetryAfter(header, now);
        expect(wait === undefined || (wait >= 0 && wait <= LONGEST_RETRY_AFTER)).toBe(true);
      }),
    );
  });
});
