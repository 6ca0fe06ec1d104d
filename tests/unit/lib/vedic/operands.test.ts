import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { LARGEST, readNumber } from '@/lib/vedic/operands';

test.each([
  ['97', 97],
  [' 97 ', 97],
  ['0', 0],
  ['007', 7],
  ['+5', 5],
  ['-0', 0],
  ['1,00,000', 100_000],
  ['1 000', 1000],
  ['12.0', 12],
  ['5.', 5],
  ['९७', 97],
  ['999999', 999_999],
])('readNumber: reads %j as %i', (text, value) => {
  expect(readNumber(text)).toEqual({ ok: true, value });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'notANumber'],
  ['.', 'notANumber'],
  ['9e5', 'notANumber'],
  ['0x10', 'notANumber'],
  ['1-2', 'notANumber'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['-0.5', 'negative'],
  ['12.5', 'notWhole'],
  ['.5', 'notWhole'],
  ['1000000', 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
])('readNumber: refuses %j as %s', (text, code) => {
  expect(readNumber(text)).toEqual({ ok: false, code });
});

test('readNumber: takes any text, and every number with Indian digit groups', () => {
  fc.assert(fc.property(fc.string(), (text) => void readNumber(text)));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST }), (value) => {
      expect(readNumber(value.toLocaleString('en-IN'))).toEqual({ ok: true, value });
    }),
  );
});
