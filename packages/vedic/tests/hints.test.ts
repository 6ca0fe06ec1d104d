import { expect, test } from 'vitest';
import { hintFor } from '@sutra/vedic/hints';
import { multiply } from '@sutra/vedic/multiply';
import { solved } from './checks.ts';
import fc from './fast-check.ts';
import { checkCells, checkHint, claims } from './hint-checks.ts';

const solutionOf = (a: number, b: number) => solved(multiply(a, b)).solution;

/** Wrong answers of students to ten kinds of sums. */
const wrong = `
97 × 96: 932 places, 9321 order, 193 added, 9307 lastDigit
98 × 97: 956 slip padding
104 × 97: 10112 slip lent, 10188 slip lent, 10087 lastDigit, 1088 zeroLess, 201 added
88 × 87: 75156 slip carry, 7556 digitSums, 7665 order, 7646 digitSums, 7525 lastDigit
47 × 53: 204721 slip carry, 2071 slip carry, 2021 digitSums, 2481 digitSums, 2492 lastDigit
75 × 75: 4925 slip oneMore, 562 places, 56025 zeroMore, 5652 order, 150 added
48 × 42: 1616 slip oneMore, 216 zeroLess, 2061 order, 90 added, 2026 digitSums
346 × 999: 345653 lastDigit, 346654 slip oneMore, 34565 places, 345754 digitSums, 3456540 zeroMore
57 × 11: 527 slip carry, 5127 slip carry, 68 added, 637 digitSums, 672 order
123 × 456: 56808 order, 5688 zeroLess, 579 added, 55088 digitSums, 56078 digitSums
48 × 47: 4506 notYet, 2206 slip carry, 2250 lastDigit, 2265 order, 95 added
`;

test.each(wrong.trim().split('\n'))('hint: %s', (line) => {
  const [sum = '', answers = ''] = line.split(': ');
  const [a, b] = sum.split(' × ').map(Number) as [number, number];
  const said = answers.split(', ').map((answer) => {
    const given = parseInt(answer, 10);
    const hint = hintFor(solutionOf(a, b), given);
    return `${given} ${hint.slip ? `slip ${hint.slip}` : hint.key}`;
  });
  expect(said.join(', ')).toBe(answers);
});

test('hint: is true of wrong answers in every cell of practice', () => {
  expect([...checkCells(20)]).toEqual(expect.arrayContaining(Object.keys(claims)));
});

test('hint: is true of any wrong answer to any sum', () => {
  const number = fc.integer({ min: 1, max: 9_999 });
  fc.assert(
    fc.property(number, number, fc.nat(99_999_999), (a, b, given) => {
      if (given !== a * b) checkHint(solutionOf(a, b), given);
    }),
    { numRuns: 2_000 },
  );
});
