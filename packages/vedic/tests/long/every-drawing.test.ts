import { expect, test } from 'vitest';
import { candidates, multiply, work } from '@sutra/vedic/multiply';
import { seeded } from '@sutra/vedic/seeded';
import { type Method } from '@sutra/vedic/types';
import { checkDrawing } from '../drawing-checks';

test('drawing: is whole for every product below 200 × 200, and by each method that fits', () => {
  const drawn = new Set<Method>();
  for (let a = 0; a < 200; a++) {
    for (let b = 0; b < 200; b++) {
      const solved = multiply(a, b);
      if (!solved.ok) throw new Error(solved.code);
      checkDrawing(solved.solution);
      for (const method of candidates(a, b)) {
        checkDrawing(work(method, a, b));
        drawn.add(method);
      }
    }
  }
  expect(drawn.size).toBe(8);
});

test('drawing: is whole for 20,000 products up to 999999, by each method that fits', () => {
  const random = seeded(51);
  const draw = () => Math.floor(random() * 10 ** (1 + Math.floor(random() * 6)));
  for (let count = 0; count < 20_000; count++) {
    const a = draw();
    const near = [
      draw(),
      Math.min(999_999, a + Math.floor(random() * 40)),
      9,
      11,
      99,
      999,
      999_999,
    ];
    const b = near[Math.floor(random() * near.length)]!;
    for (const method of candidates(a, b)) checkDrawing(work(method, a, b));
  }
});
