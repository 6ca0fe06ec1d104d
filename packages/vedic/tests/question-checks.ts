import { expect } from 'vitest';
import { isSame, nextSum } from '@sutra/vedic/questions';
import { seeded } from '@sutra/vedic/random';
import { practiceCells } from './checks.ts';

type Cell = (typeof practiceCells)[number];

/** Expects a sum of each method to be there after these. */
export function expectNext({ level, method }: Cell, sums: Cell['sums']): void {
  const draw = seeded(4);
  for (const [a, b] of sums) {
    for (const { method: next } of practiceCells.filter((cell) => cell.level === level)) {
      let draws = 0;
      const random = () => {
        draws += 1;
        if (draws > 50_000) throw new Error(`no sum of ${next} follows ${a} × ${b}`);
        return draw();
      };
      const sum = nextSum({ level, method: next }, [{ method, a, b }], random);
      expect(isSame(sum, { a, b })).toBe(false);
    }
  }
}
