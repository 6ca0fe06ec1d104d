import { type GameWords } from '@/content/en/slips';
import { keepSumsTogether } from '@/lib/text/format';
import { multiply } from '@sutra/vedic/multiply';
import { causeText } from '@sutra/vedic/slips';
import { type Solution } from '@sutra/vedic/types';

/** What to say of the cause of a wrong answer, without the answer. */
export function causeLine(solution: Solution, given: number, { slips, steps }: GameWords): string {
  const line = causeText(solution, given, slips, (key) => {
    const { title, working } = steps[key];
    return working.includes('{answer}') ? title : `${title}: ${working}`;
  });
  return keepSumsTogether(line);
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
        causeLine(solved.solution, answered!.given, words)}
    </p>
  );
}
