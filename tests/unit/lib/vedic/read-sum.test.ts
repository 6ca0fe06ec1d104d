import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { vedic } from '@/content/en/vedic';
import { readSum } from '@/lib/vedic/read-sum';

test.each([
  ['98 x 95', 98, '×', 95],
  ['98x95', 98, '×', 95],
  ['98 × 95 = ?', 98, '×', 95],
  ['what is 98 * 95?', 98, '×', 95],
  ['98 X 95', 98, '×', 95],
  ['98 into 95', 98, '×', 95],
  ['98 times 95 please', 98, '×', 95],
  ['98 multiplied by 95', 98, '×', 95],
  ['98 guna 95 kitna hota hai', 98, '×', 95],
  ['98 गुणा 95', 98, '×', 95],
  ['९८ × ९५', 98, '×', 95],
  ['multiply 98 by 95', 98, '×', 95],
  ['24 x 7', 24, '×', 7],
  ['the product of 98 and 95', 98, '×', 95],
  ['1,234 x 11', 1234, '×', 11],
  ['1.5 x 2', 1.5, '×', 2],
  ['-4 x 2', -4, '×', 2],
  ['1234 ÷ 9', 1234, '÷', 9],
  ['1234/9', 1234, '÷', 9],
  ['1234 divided by 9', 1234, '÷', 9],
  ['1234 bhag 9', 1234, '÷', 9],
  ['35²', 35, '²', 35],
  ['35^2', 35, '²', 35],
  ['35 ^ 2 = ?', 35, '²', 35],
  ['35 squared', 35, '²', 35],
  ['square of 35', 35, '²', 35],
  ['35 ka varg', 35, '²', 35],
  ['35 का वर्ग', 35, '²', 35],
])('readSum: finds the sum in %j', (text, a, operation, b) => {
  expect(readSum(text, vedic.sumWords)).toEqual({ a, operation, b });
});

test.each([
  'hello',
  'what is Vedic maths',
  '10x faster',
  'classes 8 to 12',
  'are you there 24/7?',
  '12/5/2026',
  'call +91 90000 00000',
  '9:00 AM to 5:00 PM',
  'I scored 98',
  '35^20',
  '12 x 13 x 14',
  'do you have 24x7 support',
  'my son is in class 8/9',
  'Classes 9 / 10',
  'कक्षा ९/१०',
  '98 × 95 + 3',
  'squares are fun',
  'which of the 3 books',
  '',
])('readSum: finds no sum in %j', (text) => {
  expect(readSum(text, vedic.sumWords)).toBeUndefined();
});

test('readSum: takes any text, however long', () => {
  fc.assert(fc.property(fc.string(), (text) => void readSum(text, vedic.sumWords)));
  // Backtracking would exceed the time limit of a test.
  readSum('9'.repeat(20_000), vedic.sumWords);
  readSum('9 x '.repeat(5000), vedic.sumWords);
});
