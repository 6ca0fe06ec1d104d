import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { sumWords } from '@/content/assistant-vocabulary';
import { readSum, type Sum } from '@/lib/vedic/read-sum';

const read = (text: string) => readSum(text, sumWords);

const PRODUCT: Sum = { a: 98, operation: '×', b: 95 };
const QUOTIENT: Sum = { a: 1234, operation: '÷', b: 9 };
const SQUARE: Sum = { a: 35, operation: '²', b: 35 };

test.each<[Sum, ...string[]]>([
  [PRODUCT, '98 x 95', '98x95', '98 × 95 = ?', 'what is 98 * 95?', '98 X 95', '९८ × ९५'],
  [PRODUCT, '98 into 95', '98 times 95 please', '98 multiplied by 95', 'multiply 98 by 95'],
  [PRODUCT, '98 guna 95 kitna hota hai', '98 गुणा 95', 'the product of 98 and 95'],
  [PRODUCT, '98 को 95 से गुणा करें', '98 ko 95 se guna karo'],
  [PRODUCT, '98 और 95 का गुणा', '98 और 95 का गुणनफल क्या है', '98 aur 95 ka guna', '९८ और ९५ का गुणा'],
  [QUOTIENT, '1234 को 9 से भाग दें', '1234 में 9 का भाग दीजिए', '1234 me 9 se bhag do'],
  [QUOTIENT, '1234 ÷ 9', '1234/9', '1234 divided by 9', '1234 bhag 9'],
  [SQUARE, '35²', '35^2', '35 ^ 2 = ?', '35 squared', 'square of 35', '35 ka varg', '35 का वर्ग'],
  [{ a: 24, operation: '×', b: 7 }, '24 x 7'],
  [{ a: 1234, operation: '×', b: 11 }, '1,234 x 11'],
  [{ a: 1.5, operation: '×', b: 2 }, '1.5 x 2'],
  [{ a: -4, operation: '×', b: 2 }, '-4 x 2'],
])('readSum: finds %j', (sum, ...texts) => {
  for (const text of texts) expect(read(text), text).toEqual(sum);
});

test.each([
  ['hello', 'what is Vedic maths', 'squares are fun', 'which of the 3 books', 'I scored 98', ''],
  ['12/5/2026', 'call +91 90000 00000', '9:00 AM to 5:00 PM', 'are you there 24/7?'],
  ['classes 8 to 12', 'my son is in class 8/9', 'Classes 9 / 10', 'कक्षा ९/१०', '10x faster'],
  ['do you have 24x7 support', '35^20', '12 x 13 x 14', '98 × 95 + 3'],
])('readSum: finds no sum in %j', (...texts) => {
  for (const text of texts) expect(read(text), text).toBeUndefined();
});

test('readSum: takes any text, however long', () => {
  fc.assert(fc.property(fc.string(), (text) => void read(text)));
  // Backtracking would exceed the time limit of a test.
  read('9'.repeat(20_000));
  read('9 x '.repeat(5000));
});
