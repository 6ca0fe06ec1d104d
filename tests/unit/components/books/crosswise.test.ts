import { describe, expect, it } from 'vitest';
import { crosswiseRows } from '@/components/books/crosswise';
import { urdhva } from '@/lib/vedic/urdhva';

describe('crosswise rows', () => {
  it('are the five steps of a product of three digits, from the right', () => {
    expect(crosswiseRows(3)).toEqual([
      [[2, 2]],
      [
        [1, 2],
        [2, 1],
      ],
      [
        [0, 2],
        [1, 1],
        [2, 0],
      ],
      [
        [0, 1],
        [1, 0],
      ],
      [[0, 0]],
    ]);
  });

  it.each([1, 2, 3, 6])('join every digit with every other once: %i digits', (digits) => {
    const strokes = crosswiseRows(digits).flat();
    expect(crosswiseRows(digits)).toHaveLength(2 * digits - 1);
    expect(new Set(strokes.map(String)).size).toBe(digits ** 2);
  });

  it('are the columns of the method itself', () => {
    const worked = urdhva(213, 312);
    if (!worked.ok) throw new Error('213 × 312 was refused');
    const columns = worked.columns.map(({ strokes }) =>
      strokes.map(({ from, to }) => `${2 - from},${2 - to}`).sort(),
    );
    expect(crosswiseRows(3).map((strokes) => strokes.map(String).sort())).toEqual(columns);
  });
});
