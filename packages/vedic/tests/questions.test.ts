import { expect, test } from 'vitest';
import { multiply } from '@sutra/vedic/multiply';
import { LARGEST } from '@sutra/vedic/read-number';
import { levels } from '@sutra/vedic/levels';
import { type Asked, isSame, type Kind, nextSum, questionTable } from '@sutra/vedic/questions';
import { seeded } from '@sutra/vedic/random';
import { type Method } from '@sutra/vedic/types';
import { oneIn, practiceCells, solved } from './checks.ts';
import { expectNext } from './question-checks.ts';

const methodOf = (a: number, b: number) => solved(multiply(a, b)).solution.method;

test.each(practiceCells)(
  'questions: $level $method has 50 sums or is only mixed',
  ({ method, sums, onlyMixed }) => {
    // a × b and b × a are one.
    const different = new Set(sums.map((sum) => [...sum].sort().join()));
    expect(different.size >= 50, String(different.size)).toBe(!onlyMixed);
    for (const [a, b] of sums) {
      expect([methodOf(a, b), methodOf(b, a)], `${a} × ${b}`).toEqual([method, method]);
      expect(a * b).toBeLessThanOrEqual(LARGEST);
    }
  },
);

test('questions: after a sum of each kind there is one of each method', () => {
  for (const cell of practiceCells) expectNext(cell, oneIn(7, cell.sums));
});

test('questions: a quiz goes on for ever, with all that was asked handed in', () => {
  let draws = 0;
  const numbers = seeded(1);
  const random = () => {
    if (++draws > 200_000) throw new Error('nothing is left to ask');
    return numbers();
  };
  const ask = (kind: Kind, count: number) => {
    const asked: Asked[] = [];
    for (; asked.length < count; draws = 0) asked.push(nextSum(kind, asked, random));
    return asked;
  };
  for (const level of levels) {
    const asked = ask({ level, method: 'mixed' }, 200);
    for (const [at, sum] of asked.entries()) {
      const recent = asked.slice(Math.max(0, at - 20), at);
      expect(recent.some((earlier) => isSame(earlier, sum))).toBe(false);
    }
    for (const method of Object.keys(questionTable[level]) as Method[]) ask({ level, method }, 25);
  }
});

// As a unit test draws.
test.each([0, 0.5, 0.999])('questions: with %d for each draw there is a next sum', (draw) => {
  const asked: Asked[] = [];
  while (asked.length < 5)
    asked.push(nextSum({ level: 'warmUp', method: 'mixed' }, asked, () => draw));
  expect(asked.slice(1).filter((sum, index) => isSame(sum, asked[index]!))).toEqual([]);
});
