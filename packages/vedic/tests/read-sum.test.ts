import { expect, test } from 'vitest';
import { readSum, type Sum, type Unread } from '@sutra/vedic/read-sum';
import { english } from './english.ts';
import fc from './fast-check.ts';

test.each<[string, Sum]>([
  ['98 x 95', { a: 98, operation: '×', b: 95 }],
  ['९८ × ९५', { a: 98, operation: '×', b: 95 }],
  ['9️⃣8️⃣ ✖️ 9️⃣5️⃣', { a: 98, operation: '×', b: 95 }],
  ['what is 98 times 95?', { a: 98, operation: '×', b: 95 }],
  ['multiply 98 by 95', { a: 98, operation: '×', b: 95 }],
  ['1,234 ÷ 9', { a: 1234, operation: '÷', b: 9 }],
  ['1234 by 9', { a: 1234, operation: '÷', b: 9 }],
  ['20/5', { a: 20, operation: '÷', b: 5 }],
  ['35²', { a: 35, operation: '²', b: 35 }],
  ['square of 35', { a: 35, operation: '²', b: 35 }],
  ['subtract 5 from 12', { a: 12, operation: '−', b: 5 }],
  ['15% of 200', { a: 15, operation: '%', b: 200 }],
  ['-4 x 2', { a: -4, operation: '×', b: 2 }],
])('readSum: reads %s', (text, sum) => {
  expect(readSum(text, english)).toEqual(sum);
});

test.each([
  'hello',
  '12/5/2026',
  '2024-25',
  'class 8/9',
  '10-12',
  '98 95',
  '500 sq feet',
  '1e5 x 2',
])('readSum: finds no sum in %s', (text) => {
  expect(readSum(text, english)).toBeUndefined();
});

test.each<[string, Unread]>([
  ['√25 x 4', 'limits'],
  ['square root of the number 81', 'limits'],
  ['2 + 3 x 4', 'limits'],
  ['3 x 5 million', 'limits'],
  ['35^20', 'limits'],
  ['twelve times three', 'words'],
  ['ninety times 96', 'words'],
  ['12,5 x 3', 'comma'],
])('readSum: does not work %s out: %s', (text, unread) => {
  expect(readSum(text, english)).toBe(unread);
});

const none = Object.fromEntries(Object.keys(english).map((name) => [name, []])) as object;
const signsOnly = none as typeof english;

test.each<[string, Sum | Unread | undefined]>([
  ['98 x 95', { a: 98, operation: '×', b: 95 }],
  ['35²', { a: 35, operation: '²', b: 35 }],
  ['98 95', undefined],
  ['call 98 95 now', undefined],
  ['red + blue', undefined],
  ['98 + blue', undefined],
  ['hello', undefined],
  ['2 + 3 x 4', 'limits'],
])('readSum: without any words reads %s as %j', (text, sum) => {
  expect(readSum(text, signsOnly)).toEqual(sum);
});

test('readSum: takes any text, however long', () => {
  fc.assert(fc.property(fc.string(), (text) => void readSum(text, english)));
  // Backtracking would exceed the time limit of a test.
  readSum('9'.repeat(20_000), english);
  readSum('9 x '.repeat(5000), english);
});
