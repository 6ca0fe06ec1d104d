import { expect, test } from 'vitest';
import { readSum, type Sum, type Unread } from '@sutra/vedic/read-sum';
import { english } from './english.ts';
import fc from './fast-check.ts';

const times = (a: number, b: number): Sum => ({ a, operation: '×', b });
const by = (a: number, b: number): Sum => ({ a, operation: '÷', b });
const square: Sum = { a: 35, operation: '²', b: 35 };

const sums: [text: string, read: Sum | Unread | undefined][] = [
  ['98 x 95', times(98, 95)],
  ['९८ × ९५', times(98, 95)],
  ['9️⃣8️⃣ ✖️ 9️⃣5️⃣', times(98, 95)],
  ['what is 98 times 95?', times(98, 95)],
  ['multiply 98 by 95', times(98, 95)],
  ['1,234 ÷ 9', by(1234, 9)],
  ['1234 by 9', by(1234, 9)],
  ['20/5', by(20, 5)],
  ['35²', square],
  ['square of 35', square],
  ['subtract 5 from 12', { a: 12, operation: '−', b: 5 }],
  ['15% of 200', { a: 15, operation: '%', b: 200 }],
  ['-4 x 2', times(-4, 2)],
  ['√25 x 4', 'limits'],
  ['square root of the number 81', 'limits'],
  ['2 + 3 x 4', 'limits'],
  ['3 x 5 million', 'limits'],
  ['35^20', 'limits'],
  ['twelve times three', 'words'],
  ['ninety times 96', 'words'],
  ['12,5 x 3', 'comma'],
];
const none = 'hello|12/5/2026|2024-25|class 8/9|10-12|98 95|500 sq feet|1e5 x 2'.split('|');

test('readSum: reads a sum, says why it does not work one out, and finds none elsewhere', () => {
  for (const [text, read] of sums) expect.soft(readSum(text, english), text).toEqual(read);
  for (const text of none) expect.soft(readSum(text, english), text).toBeUndefined();
});

const noWords = Object.fromEntries(Object.keys(english).map((name) => [name, []])) as object;

test('readSum: without any words reads signs alone', () => {
  for (const [text, read] of [
    ['98 x 95', times(98, 95)],
    ['35²', square],
    ['2 + 3 x 4', 'limits'],
    ...['98 95', 'call 98 95 now', 'red + blue', '98 + blue', 'hello'].map((text) => [text]),
  ] as typeof sums)
    expect.soft(readSum(text, noWords as typeof english), text).toEqual(read);
});

test('readSum: takes any text, however long', () => {
  fc.assert(fc.property(fc.string(), (text) => void readSum(text, english)));
  // Backtracking would exceed the time limit of a test.
  readSum('9'.repeat(20_000), english);
  readSum('9 x '.repeat(5000), english);
});
