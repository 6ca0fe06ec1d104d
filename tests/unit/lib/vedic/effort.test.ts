import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { LARGEST } from '@/lib/vedic/operands';
import { traditional } from '@/lib/vedic/traditional';

test('traditional: writes 97 × 93 with its rows and carries', () => {
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

test('traditional: its shifted rows add up to the product', () => {
  const operand = fc.oneof(fc.integer({ min: 0, max: LARGEST }), fc.integer({ min: 0, max: 200 }));
  fc.assert(
    fc.property(operand, operand, (a, b) => {
      const { upper, lower, rows, answer } = traditional(a, b);
      const sum = rows.reduce((total, { product, place }) => total + product * 10 ** place, 0);
      expect([answer, sum]).toEqual([a * b, a * b]);
      // A zero below makes no row.
      expect(rows).toHaveLength(upper === 0 ? 0 : String(lower).replaceAll('0', '').length);
    }),
  );
});
