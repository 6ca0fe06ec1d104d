import fc from './fast-check.ts';
import { expect, test } from 'vitest';
import { LARGEST } from '@sutra/vedic/read-number';
import { traditional } from '@sutra/vedic/traditional';

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
