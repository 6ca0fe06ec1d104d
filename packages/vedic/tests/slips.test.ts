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
nikhilam 102 × 97 lent: 9806, 9906, 9994, 10006, 10094
nikhilam 120 × 90 lent: 10900, 11000, 11100, 11200, 11300
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
anurupyena 52 × 47 lent: 2446, 2454, 2456, 2464, 2466
anurupyena 488 × 497 factor: 48536, 49036, 194036
anurupyena 498 × 499 padding: 24852
anurupyena 48 × 47 swapped: 2265, 2526
urdhva 123 × 45 swapped:
urdhva 30 × 14 carry:
urdhva 7 × 8 swapped:
nikhilam 98 × 97 nines: 8526, 8536, 8656, 9602, 9603, 9604
nikhilam 98 × 97 summed: 9505
nikhilam 104 × 103 nines:
nikhilam 104 × 103 summed: 10707
yavadunam 97 × 97 summed: 9406
yavadunam 97 × 97 moved: 9109, 9709
ekadhikena 35 × 35 next: 625, 1625
ekadhikena 35 × 35 summed: 1210
antyayor 43 × 47 summed: 2010
antyayor 43 × 47 habit: 2025
antyayor 43 × 47 next: 821, 1221, 2521
ekanyunena 57 × 99 nines: 5642, 5644, 5654
ekanyunena 57 × 99 next: 5843
ekanyunena 57 × 99 exchanged: 4356
eleven 45 × 11 multiplied: 605, 4205
eleven 45 × 11 takenAway: 415
eleven 54 × 11 carryMore: 694
eleven 87 × 11 carryPlace: 858
eleven 57 × 11 carry: 527, 5127
eleven 57 × 11 takenAway:
urdhva 23 × 14 carryPlace: 412
urdhva 23 × 14 takenAway: 262
urdhva 23 × 14 ownDigits: 352
urdhva 23 × 14 countedTwice: 272, 372
urdhva 23 × 14 unshifted: 70, 115
anurupyena 488 × 497 half: 242036
anurupyena 488 × 497 summed: 242515
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
