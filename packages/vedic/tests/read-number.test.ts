import fc from './fast-check.ts';
import { expect, test } from 'vitest';
import { LARGEST, readNumber } from '@sutra/vedic/read-number';

test('readNumber: reads a number as people type it', () => {
  const texts = [' 97 ', '007', '+5', '-0', '1,00,000', '1 000', '12.0', '5.'];
  const scripts = [
    '९७',
    '९७।',
    '９７',
    '＋９７．０',
    '௯௭',
    '9\u200b7',
    '9\ufe0f\u20e37\ufe0f\u20e3',
  ];
  const values = [97, 7, 5, 0, 100_000, 1000, 12, 5];
  for (const text of scripts) expect(readNumber(text)).toEqual({ ok: true, value: 97 });
  expect(texts.map((text) => readNumber(text))).toEqual(
    values.map((value) => ({ ok: true, value })),
  );
});

test.each([
  ['empty', '', '   '],
  ['notANumber', 'abc', '.', '9e5', '0x10', '1-2', 'x5', '5x', '12,5', '1,2,3'],
  ['negative', '-5', '−5', '–5', '-0.5'],
  ['notWhole', '12.5', '.5', '.55', '999999.5', '1234567.5'],
  ['tooLarge', '1000000', '9'.repeat(400)],
])('readNumber: refuses as %s', (code, ...texts) => {
  for (const text of texts) expect(readNumber(text), text).toEqual({ ok: false, code });
});

test('readNumber: takes any text, and every number with Indian digit groups', () => {
  fc.assert(fc.property(fc.string(), (text) => void readNumber(text)));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST }), (value) => {
      expect(readNumber(value.toLocaleString('en-IN'))).toEqual({ ok: true, value });
    }),
  );
});
