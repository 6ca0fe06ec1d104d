import { expect, test } from 'vitest';
import { divide } from '@sutra/vedic/divide';
import { candidates, multiply, work } from '@sutra/vedic/multiply';
import { seeded } from '@sutra/vedic/random';
import { type Method } from '@sutra/vedic/types';
import { solved } from './checks.ts';
import { checkDrawing } from './drawing-checks';

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

const range = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

test('drawing: is whole for every division up to 5000 by every divisor near 10 and 100', () => {
  const drawn = new Set<string>();
  for (const b of [...range(7, 13), ...range(70, 130)]) {
    for (let a = b; a <= 5_000; a++) {
      const { solution } = solved(divide(a, b));
      checkDrawing(solution);
      drawn.add(solution.method);
    }
  }
  expect(drawn.size).toBe(3);
});

test('drawing: is whole for 50,000 divisions up to 999999, by divisors near every base', () => {
  const random = seeded(52);
  let count = 0;
  while (count < 50_000) {
    const base = 10 ** (1 + Math.floor(random() * 6));
    const b = Math.floor(base * (0.7 + random() * 0.6));
    const a = Math.floor(b * 10 ** (random() * 5));
    if (a > 999_999) continue;
    checkDrawing(solved(divide(a, b)).solution);
    count++;
  }
});
