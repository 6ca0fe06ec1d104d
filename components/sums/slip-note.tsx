import { type GameWords } from '@/content/en/slips';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { multiply } from '@sutra/vedic/multiply';
import { findSlip, slipStep, slipText } from '@sutra/vedic/slips';
import { type Solution } from '@sutra/vedic/types';

/** Names the mistake behind a wrong answer, or the step to look at where it cannot be told. */
export function causeText(solution: Solution, given: number, words: GameWords): string {
  const slip = findSlip(solution, given);
  if (slip) return keepSumsTogether(slipText(solution, slip, words.slips));
  const { key, values } = solution.steps[slipStep(solution, given)!]!;
  const { title, working } = words.steps[key];
  return keepSumsTogether(fill(fill(words.slips.step, { title, working }), values));
}

/** Place it before there is an answer, so that screen readers announce the line. */
export function SlipNote({
  answered,
  words,
}: {
  answered: { a: number; b: number; given: number } | undefined;
  words: GameWords;
}) {
  const solved = answered && multiply(answered.a, answered.b);
  return (
    <p role="status" className="max-w-184 font-display text-lg leading-tight not-empty:mt-7">
      {solved?.ok &&
        answered!.given !== solved.solution.answer &&
        causeText(solved.solution, answered!.given, words)}
    </p>
  );
}
