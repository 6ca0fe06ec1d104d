import { expect, test } from 'vitest';
import { hintFor } from '@sutra/vedic/hints';
import { multiply } from '@sutra/vedic/multiply';
import { solved } from './checks.ts';
import fc from './fast-check.ts';
import { checkCells, checkHint, claims } from './hint-checks.ts';

const solutionOf = (a: number, b: number) => solved(multiply(a, b)).solution;

/** Wrong answers of students to ten kinds of sums. */
const wrong = `
97 × 96: 932 leftFits, 9321 order, 193 added, 9307 slip summed
98 × 97: 956 slip padding
104 × 97: 10112 slip lent, 10188 slip lent, 10087 leftFits, 1088 zeroLess, 201 added
88 × 87: 75156 slip carry, 7556 rightFits, 7665 order, 7646 leftFits, 7525 slip summed
47 × 53: 204721 slip carry, 2071 slip carry, 2021 slip countedOnce, 2481 tens, 2492 ones
75 × 75: 4925 slip oneMore, 562 leftFits, 56025 zeroMore, 5652 order, 150 added
48 × 42: 1616 slip oneMore, 216 zeroLess, 2061 order, 90 added, 2026 leftFits
346 × 999: 345653 slip nines, 346654 slip oneMore, 34565 leftFits, 345754 leftFits, 3456540 zeroMore
57 × 11: 527 slip carry, 5127 slip carry, 68 added, 637 tens, 672 order
123 × 456: 56808 order, 5688 zeroLess, 579 added, 55088 further, 56078 tens
96 × 94: 9010 slip summed, 1024 rightFits, 90 leftFits, 24 rightFits, 902 leftFits, 9042 order, 10224 slip wrongWay
99 × 91: 909 zeroLess, 9 ekanyunena.begin
998 × 986: 98428 slip padding, 9840028 zeroMore, 984 leftFits
103 × 96: 9912 slip lent, 9988 slip lent, 9812 slip lent
78 × 99: 7822 slip oneMore, 7723 slip nines, 7721 slip nines, 7800 timesMore
456 × 999: 455545 slip nines, 45544 leftFits, 456000 timesMore
65 × 65: 3625 slip oneMore, 4210 slip summed, 425 slip square5, 42 slip square5
43 × 47: 1621 slip oneMore, 2010 slip summed, 21 rightFits
241 × 249: 6009 zeroLess
45 × 11: 450 timesLess, 540 timesMore, 4545 tens, 494 ones
93 × 93: 8614 slip summed, 9349 slip moved
496 × 488: 484048 rightFits, 24248 zeroLess
23 × 14: 212 tens, 312 slip carry, 299 timesLess
67 × 48: 2456 slip countedOnce, 2416 slip carry, 3216000 ones
1 × 7: 17 tens, 8 added
35 × 35: 125 slip square5, 1025 ekadhikena.begin
85 × 85: 725 slip square5
135 × 135: 1825 slip square5
115 × 109: 12435 slip carry
47 × 52: 2454 tens
48 × 47: 4506 tens, 2206 slip carry, 2250 ones, 2265 order, 95 added
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
