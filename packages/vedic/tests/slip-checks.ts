import { expect } from 'vitest';
import { multiply } from '@sutra/vedic/multiply';
import { LARGEST_ANSWER, readNumber } from '@sutra/vedic/read-number';
import { findSlip, wrongAnswers } from '@sutra/vedic/slips';
import { practiceCells, range, solved } from './checks.ts';

type Pair = readonly [number, number];

const solutionOf = ([a, b]: Pair) => solved(multiply(a, b)).solution;
const pairsIn = (low: number, high: number) =>
  range(low, high).flatMap((a) => range(a, high).map((b): Pair => [a, b]));

const practicePairs = practiceCells.flatMap(({ sums }) => sums);

export const allPairs = [...practicePairs, ...pairsIn(0, 130)];
export const smallPairs = pairsIn(11, 120).filter(([a, b]) => a * b < 4000);

/** Expects the slip of each number to be named, and none for a number of two slips. */
export function expectNamed(pairs: readonly Pair[]): void {
  const counts = { one: 0, several: 0 };
  for (const pair of pairs) {
    const solution = solutionOf(pair);
    const lists = [...wrongAnswers(solution)];
    for (const [slip, list] of lists) {
      expect(new Set(list).size).toBe(list.length);
      for (const number of list) {
        // The field of the answer takes it.
        if (!readNumber(String(number), LARGEST_ANSWER).ok) throw new Error(`${number} is refused`);
        const isShared = lists.some(([other, its]) => other !== slip && its.includes(number));
        counts[isShared ? 'several' : 'one']++;
        if (findSlip(solution, number) !== (isShared ? undefined : slip)) {
          throw new Error(`${pair.join(' × ')}: ${number} is ${slip}`);
        }
      }
    }
  }
  expect(counts.several).toBeGreaterThan(0);
  expect(counts.one).toBeGreaterThan(10 * counts.several);
}

/** Expects nothing of the right answer and of numbers that no slip gives. */
export function expectOthersUnnamed(pairs: readonly Pair[]): void {
  for (const pair of pairs) {
    const solution = solutionOf(pair);
    const slips = [...wrongAnswers(solution).values()].flat();
    for (const given of range(0, 2 * solution.answer)) {
      const times = slips.filter((number) => number === given).length;
      const isNamed = findSlip(solution, given) !== undefined;
      if (isNamed !== (times === 1)) throw new Error(`${pair.join(' × ')}: ${given}`);
    }
    expect(slips.every((number) => number >= 0 && number !== solution.answer)).toBe(true);
  }
}
