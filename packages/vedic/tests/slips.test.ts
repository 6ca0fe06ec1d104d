import { expect, test } from 'vitest';
import { work } from '@sutra/vedic/multiply';
import { type Slip, wrongAnswers } from '@sutra/vedic/slips';
import { type Method } from '@sutra/vedic/types';
import { oneIn } from './checks.ts';
import { allPairs, expectNamed, expectOthersUnnamed, smallPairs } from './slip-checks.ts';

const examples = `
nikhilam 98 × 97 padding: 956
nikhilam 998 × 997 padding: 9956
nikhilam 99 × 91 padding:
nikhilam 88 × 85 carry: 7380, 73180
nikhilam 102 × 97 lent: 9906, 9994
nikhilam 120 × 90 lent: 11000, 11200
nikhilam 98 × 97 wrongWay: 9906, 10106
nikhilam 98 × 97 notCrossed: 9406, 9606
yavadunam 98 × 98 padding: 964
yavadunam 112 × 112 carry: 12444, 124144
yavadunam 96 × 96 wrongWay: 10016
ekadhikena 35 × 35 square5: 12, 125
ekadhikena 45 × 45 square5: 20, 205
ekadhikena 35 × 35 oneMore: 925
antyayor 21 × 29 padding: 69
antyayor 41 × 49 padding:
antyayor 191 × 109 padding: 2819
antyayor 43 × 47 oneMore: 1621
ekanyunena 47 × 99 oneMore: 4753
ekanyunena 98 × 99 padding: 972
ekanyunena 91 × 99 padding:
eleven 47 × 11 carry: 417, 4117
urdhva 23 × 14 countedOnce: 212, 242, 292
urdhva 23 × 12 countedOnce: 26, 236, 246
urdhva 23 × 14 carry: 212, 222, 312, 21112
nikhilam 97 × 93 swapped: 9012, 9201
eleven 12 × 11 swapped: 123, 312
eleven 12 × 11 carry:
nikhilam 100 × 97 swapped:
ekanyunena 1789 × 99 swapped:
ekanyunena 7 × 999 oneMore:
anurupyena 48 × 47 factor: 456, 506, 1806
anurupyena 48 × 47 factorEarly: 2336, 2376
anurupyena 48 × 47 factorTwice: 2280, 22530
anurupyena 48 × 47 tooWide: 22506
anurupyena 48 × 47 wrongWay: 2456, 2556
anurupyena 48 × 47 notCrossed: 2206, 2306
anurupyena 46 × 45 carry: 2050, 20520
anurupyena 46 × 45 factorTwice: 2150, 205100
anurupyena 46 × 45 tooWide:
anurupyena 52 × 47 lent: 2454, 2456
anurupyena 488 × 497 factor: 48536, 49036, 194036
anurupyena 498 × 499 padding: 24852
anurupyena 48 × 47 swapped: 2265, 2526
urdhva 123 × 45 swapped:
urdhva 30 × 14 carry:
urdhva 7 × 8 swapped:
`;

test.each(examples.trim().split('\n'))('wrong answers: %s', (example) => {
  const [, method, a, b, slip, numbers] = /^(\w+) (\d+) × (\d+) (\w+): ?(.*)$/.exec(example)!;
  const solution = work(method as Method, Number(a), Number(b));
  const list = wrongAnswers(solution).get(slip as Slip) ?? [];
  expect([...list].sort((x, y) => x - y).join(', ')).toBe(numbers);
});

test('find slip: names the slip of each number, and none for a number of two slips', () => {
  expectNamed(oneIn(7, allPairs));
});

test('find slip: says nothing of the right answer and of numbers that no slip gives', () => {
  expectOthersUnnamed(oneIn(Math.floor(smallPairs.length / 14), smallPairs));
});
