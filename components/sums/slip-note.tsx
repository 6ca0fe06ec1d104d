import { type SlipTexts } from '@/content/en/slips';
import { keepSumsTogether } from '@/lib/text/format';
import { multiply } from '@sutra/vedic/multiply';
import { findSlip, slipText } from '@sutra/vedic/slips';

/**
 * Names the mistake behind a wrong answer, where one can be told. Place it before there is an answer,
 * so that screen readers announce the line.
 */
export function SlipNote({
  answered,
  texts,
}: {
  answered: { a: number; b: number; given: number } | undefined;
  texts: SlipTexts;
}) {
  const solved = answered && multiply(answered.a, answered.b);
  const solution = solved?.ok ? solved.solution : undefined;
  const slip = solution && findSlip(solution, answered!.given);
  return (
    <p role="status" className="max-w-184 font-display text-lg leading-tight not-empty:mt-7">
      {slip && keepSumsTogether(slipText(solution, slip, texts))}
    </p>
  );
}
