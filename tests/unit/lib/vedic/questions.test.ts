import { expect, test } from 'vitest';
import { multiply } from '@/lib/vedic/multiply';
import { LARGEST } from '@/lib/vedic/operands';
import { practiceCells, solved } from './checks';

// Which sums follow each other is tested with the sheets.

const methodOf = (a: number, b: number) => solved(multiply(a, b)).solution.method;

test.each(practiceCells)(
  'questions: $level $method has 60 sums or is only mixed',
  ({ method, sums, onlyMixed }) => {
    // a × b and b × a are one.
    const different = new Set(sums.map((sum) => [...sum].sort().join()));
    expect(different.size >= 60, String(different.size)).toBe(!onlyMixed);
    for (const [a, b] of sums) {
      expect([methodOf(a, b), methodOf(b, a)], `${a} × ${b}`).toEqual([method, method]);
      expect(a * b).toBeLessThanOrEqual(LARGEST);
    }
  },
);
