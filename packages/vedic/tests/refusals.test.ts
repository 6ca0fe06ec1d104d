import { expect, test } from 'vitest';
import { complement, digitRoot, digitSum, recurring } from '@sutra/vedic/digits';
import { divide } from '@sutra/vedic/divide';
import { candidates, multiply, work } from '@sutra/vedic/multiply';
import { methodsOf, nextSum } from '@sutra/vedic/questions';
import { slipText } from '@sutra/vedic/slips';
import { type RefusalCode } from '@sutra/vedic/types';

// As JavaScript without types hands them in.
const refused: [unknown, unknown, RefusalCode][] = [
  ['97', 93, 'notANumber'],
  [97, '93', 'notANumber'],
  ['1234', '9', 'notANumber'],
  ['abc', 4, 'notANumber'],
  [undefined, undefined, 'notANumber'],
  [null, 3, 'notANumber'],
  [12n, 13n, 'notANumber'],
  [[12], 13, 'notANumber'],
  [Number.NaN, 3, 'notANumber'],
  [-97, 93, 'negative'],
  [Number.NEGATIVE_INFINITY, 3, 'negative'],
  [1.5, 2, 'notWhole'],
  [Infinity, 3, 'tooLarge'],
  [123_456_789, 9, 'tooLarge'],
];

test('multiply and divide: refuse what is no number, negative, not whole or too large', () => {
  for (const [a, b, code] of refused as [number, number, RefusalCode][]) {
    const name = `${typeof a} ${a}, ${typeof b} ${b}`;
    expect.soft(multiply(a, b), name).toEqual({ ok: false, code });
    expect.soft(divide(a, b), name).toEqual({ ok: false, code });
    expect.soft(candidates(a, b), name).toEqual([]);
    expect.soft(() => work('urdhva', a, b), name).toThrow(RangeError);
  }
});

test('recurring: repeats the digits of a divisor that ends in 9, and throws for others', () => {
  for (const [divisor, repeated] of [
    [9, '1'],
    [19, '052631578947368421'],
    [29, '0344827586206896551724137931'],
  ] as const)
    expect(recurring(divisor).join('')).toBe(repeated);
  for (const divisor of [7, 21, 0, 1.5, -1, 1e21, Number.NaN, '19' as unknown as number])
    expect.soft(() => recurring(divisor), `${divisor}`).toThrow(RangeError);
});

test('digits: throw for a number that has none', () => {
  for (const value of [-12, -5, 1.5, 1e21, Number.NaN])
    for (const read of [digitSum, digitRoot, complement])
      expect.soft(() => read(value)).toThrow(`${value} is no whole number from 0 on.`);
});

// As JavaScript without types calls them.
test.each<[string, () => unknown, string]>([
  [
    'level',
    () => nextSum({ level: 'hard' as 'exam', method: 'mixed' }, [], Math.random),
    'hard is none of: warmUp, steady, exam.',
  ],
  [
    'method of a level',
    () => nextSum({ level: 'warmUp', method: 'nikhilam' }, [], Math.random),
    'nikhilam is none of: mixed, eleven, ekanyunena, ekadhikena, antyayor.',
  ],
  ['level', () => methodsOf('hard' as 'exam'), 'hard is none of: warmUp, steady, exam.'],
  ['method', () => work('sutra' as 'urdhva', 2, 3), 'sutra does not fit 2 × 3.'],
  ['pair', () => work('eleven', 23, 14), 'eleven does not fit 23 × 14.'],
])('refusals: a wrong %s throws a RangeError with a sentence', (_, call, sentence) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(sentence);
});

test('slipText: gives the key of a slip that has no text', () => {
  expect(slipText(work('nikhilam', 97, 93), 'carry', {})).toBe('nikhilam.carry');
  expect(slipText(work('nikhilam', 97, 93), 'swapped')).toBe('swapped');
});
