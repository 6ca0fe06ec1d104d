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

test('hints: name the cause of a third of the wrong answers', () => {
  expect(countKinds(315)).toEqual({ cause: 110, place: 139, weak: 49, false: 2 });
});
