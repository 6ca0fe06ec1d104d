import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { LARGEST } from '@/lib/vedic/operands';
import { traditional } from '@/lib/vedic/traditional';

test('97 × 93 as the school writes it', () => {
  expect(traditional(97, 93)).toEqual({
    upper: 97,
    lower: 93,
    rows: [
      { digit: 3, place: 0, product: 291, carries: [2], operations: 3 },
      { digit: 9, place: 1, product: 873, carries: [6], operations: 3 },
    ],
    carries: [0, 1, 1],
    answer: 9021,
    writes: [2, 291, 6, 873, 1, 1, 9021],
    digits: 14,
    operations: 10,
  });
});

test('puts the number with more zeros below, where they make no row', () => {
  expect(traditional(200, 345)).toMatchObject({ upper: 345, lower: 200, rows: [{ place: 2 }] });
  expect(traditional(46, 7)).toMatchObject({ writes: [4, 322], digits: 4 });
  expect(traditional(0, 46)).toMatchObject({ rows: [], answer: 0, writes: [0], operations: 0 });
});

const operand = fc.oneof(fc.integer({ min: 0, max: LARGEST }), fc.integer({ min: 0, max: 200 }));

test('its shifted rows add up to the product, and it counts what it writes', () => {
  fc.assert(
    fc.property(operand, operand, (a, b) => {
      const long = traditional(a, b);
      expect(long.answer).toBe(a * b);
      expect(long.rows.reduce((sum, row) => sum + row.product * 10 ** row.place, 0)).toBe(a * b);
      expect(long.digits).toBe(long.writes.join('').length);
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1.5, 2 ** 53])('throws on %s', (value) => {
  expect(() => traditional(value, 3)).toThrow(RangeError);
});
