import { expect, test } from 'vitest';
import fc from './fast-check.ts';
import { blanksOf, stepsWithBlank } from '@sutra/vedic/blanks';
import { multiply, work } from '@sutra/vedic/multiply';
import { LARGEST, LARGEST_ANSWER, readNumber } from '@sutra/vedic/read-number';
import { type Method } from '@sutra/vedic/types';
import { solved, writtenAt } from './checks.ts';

test.each<[Method, number, number, string[]]>([
  ['nikhilam', 98, 97, ['98 − 3 = ? (95)', '2 × 3 = ? (6)']],
  ['nikhilam', 88, 87, ['88 − 13 = ? (75)', '12 × 13 = ? (156)']],
  ['nikhilam', 102, 97, ['102 − 3 = ? (99)', '2 × 3 = ? (6)']],
  ['yavadunam', 96, 96, ['96 − 4 = ? (92)', '4 × 4 = ? (16)']],
  ['anurupyena', 48, 47, ['45 × 5 = ? (225)', '2 × 3 = ? (6)']],
  ['ekadhikena', 35, 35, ['3 × 4 = ? (12)']],
  ['antyayor', 41, 49, ['4 × 5 = ? (20)', '1 × 9 = ? (9)']],
  ['ekanyunena', 47, 99, ['47 − 1 = ? (46)', '99 − 46 = ? (53)']],
  ['urdhva', 23, 14, ['3 × 1 + 2 × 4 + 1 = ? (12)']],
  ['urdhva', 0, 14, []],
  ['eleven', 47, 11, []],
])('blanks: %s of %i × %i', (method, a, b, shown) => {
  const solution = work(method, a, b);
  const asked = blanksOf(solution).map((blank) => {
    const step = stepsWithBlank(solution.steps, blank).at(-1)!;
    return `${writtenAt(step)} (${blank.value})`;
  });
  expect(asked).toEqual(shown);
});

test('blanks: the field takes each right number', () => {
  const pair = fc.tuple(fc.nat(LARGEST), fc.nat(LARGEST));
  const examples: [number, number][] = [
    [88_888, 88_888],
    [518_998, 518_998],
    [LARGEST, LARGEST],
  ];
  for (const [a, b] of [...examples, ...fc.sample(pair, 2_000)]) {
    for (const { value } of blanksOf(solved(multiply(a, b)).solution)) {
      expect(readNumber(String(value), LARGEST_ANSWER)).toEqual({ ok: true, value });
    }
  }
});
