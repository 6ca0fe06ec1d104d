import { expect, test } from 'vitest';
import { SlipNote } from '@/components/sums/slip-note';
import { WorkedSteps } from '@/components/sums/worked-steps';
import { slips } from '@/content/en/slips';
import { workedSums } from '@/content/en/worked-sums';
import { products } from '@sutra/vedic/words/en';
import { keepSumsTogether } from '@/lib/text/format';
import { multiply } from '@sutra/vedic/multiply';
import { findSlip, slipStep, slipText } from '@sutra/vedic/slips';
import { renderToHtml } from '@/tests/support/render';

const words = { ...workedSums, slips };

test('slip: marks the step of a mistake, and says it', () => {
  for (const [_, a, b, given, marked] of [
    ['nothing where the answer is right', 98, 97, 9506, undefined],
    ['the first place that is wrong where two mistakes give it', 51, 14, 514, '5 × 1 + 2 = 7'],
    ['the part where digits changed places', 98, 97, 9560, '2 × 3 = 06'],
    ['the right part', 98, 97, 956, '2 × 3 = 06'],
    ['what is borrowed', 102, 97, 9906, '99 | −6 → 98 | 94 → 9894'],
    ['the right part of a square', 98, 98, 964, '2 × 2 = 04'],
    [
      'a column where a missing carry or a missing product gives it',
      23,
      14,
      212,
      '3 × 1 + 2 × 4 + 1 = 12',
    ],
    ['the half that is wrong', 98, 98, 9614, '2 × 2 = 04'],
    ['what is carried', 115, 109, 12635, '124 | 135 → 125 | 35 → 12535'],
    ['the zeros that were set aside', 500, 46, 2300, '230 | 00 → 23000'],
    ['the first column that carries', 23, 14, 222, '3 × 4 = 12'],
    ['the stroke of Nikhilam', 98, 97, 10106, '98 − 3 = 95'],
    ['the stroke of a square', 96, 96, 10016, '96 − 4 = 92'],
    ['the crosswise column of Urdhva', 23, 14, 242, '3 × 1 + 2 × 4 + 1 = 12'],
    ['the square of 5', 45, 45, 205, '20 | 25 → 2025'],
    ['one more', 35, 35, 925, '3 + 1 = 4'],
    ['the parts that carry', 478, 11, 4158, '4 | 11 | 15 | 8 → 5258'],
  ] as [name: string, a: number, b: number, given: number, marked: string | undefined][]) {
    const solved = multiply(a, b);
    if (!solved.ok) throw new Error(solved.code);
    const { solution } = solved;
    const step = slipStep(solution, given);
    const html = renderToHtml(
      <WorkedSteps steps={solution.steps} texts={products.steps} marked={step} />,
    );
    expect
      .soft(/underline-offset-4">([^<]*)/.exec(html)?.[1], _)
      .toBe(marked && keepSumsTogether(marked));
    const note = renderToHtml(<SlipNote answered={{ a, b, given }} words={words} />);
    const line = />([^<]*)<\/p>/.exec(note)![1]!;
    const slip = findSlip(solution, given);
    if (slip) expect.soft(line, _).toBe(keepSumsTogether(slipText(solution, slip, slips)));
    else if (marked?.endsWith(` → ${a * b}`))
      expect.soft(line, _).toMatch(/^Look at this step\. [^\d:]+$/);
    else if (marked)
      expect.soft(line.replace(/\s/g, ' ').replace(/\u2060/g, ''), _).toContain(marked);
    else expect.soft(line, _).toBe('');
    expect.soft(line, _).not.toContain(String(a * b));
  }
});
