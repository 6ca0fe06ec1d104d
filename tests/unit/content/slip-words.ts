import { slips as en } from '@/content/en/slips';
import { slips as hi } from '@/content/hi/slips';
import { checkWords, practiceCells, range, solved } from '@/packages/vedic/tests/checks';
import { multiply } from '@sutra/vedic/multiply';
import { slipText, wrongAnswers } from '@sutra/vedic/slips';

type Pair = readonly [number, number];

export const practicePairs = practiceCells.flatMap(({ sums }) => sums);
export const solutionOf = ([a, b]: Pair) => solved(multiply(a, b)).solution;
export const pairsIn = (low: number, high: number) =>
  range(low, high).flatMap((a) => range(a, high).map((b): Pair => [a, b]));

/** Expects what is said of each mistake in these sums to be true. */
export function expectTrueSlips(pairs: readonly Pair[]): void {
  for (const pair of pairs) {
    const solution = solutionOf(pair);
    for (const slip of wrongAnswers(solution).keys()) {
      for (const texts of [en, hi]) checkWords(slipText(solution, slip, texts));
    }
  }
}

export const slipPairs = [...practicePairs, ...pairsIn(0, 130)];
