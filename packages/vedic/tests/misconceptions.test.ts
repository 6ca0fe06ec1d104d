import { expect, test } from 'vitest';
import { hintFor } from '@sutra/vedic/hints';
import { multiply } from '@sutra/vedic/multiply';
import { solved } from './checks.ts';
import { mistakenAnswers } from './misconceptions.ts';

/** What a first wrong answer gets: its cause, a place, a line of little use, or the cause of another. */
function kindOf({ a, b, given, causes }: ReturnType<typeof mistakenAnswers>[number]) {
  const { key, slip } = hintFor(solved(multiply(a, b)).solution, given);
  const name = slip ?? key;
  if (causes.includes(name)) return 'cause';
  if (slip) return 'false';
  return /Fits|^(ones|tens|hundreds|further)$/.test(key) ? 'place' : 'weak';
}

const countKinds = (seed: number) => {
  const counts = { cause: 0, place: 0, weak: 0, false: 0 };
  for (const mistaken of mistakenAnswers(seed)) counts[kindOf(mistaken)]++;
  return counts;
};

// One of them, 995 × 996 = 1001020, is a carry of ten too many and a difference the wrong way at once.
test('hints: name the cause of most wrong answers, and of hardly any another', () => {
  expect(countKinds(315)).toEqual({ cause: 238, place: 51, weak: 10, false: 1 });
  for (const seed of [1, 2, 3, 4, 5]) {
    const { cause, weak, ...others } = countKinds(seed);
    expect(cause, String(seed)).toBeGreaterThan(180);
    expect(weak, String(seed)).toBeLessThanOrEqual(30);
    expect(others.false, String(seed)).toBe(0);
  }
});
