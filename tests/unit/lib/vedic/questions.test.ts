import { expect, test } from 'vitest';
import { levels } from '@/lib/learn/levels';
import { multiply } from '@/lib/vedic/multiply';
import { LARGEST } from '@/lib/vedic/operands';
import {
  type Asked,
  canAsk,
  type Kind,
  methodsOf,
  nextSum,
  type PracticeMethod,
  questionTable,
} from '@/lib/vedic/questions';
import { seededRandom } from '@/tests/support/outbox';

const kinds: Kind[] = levels.flatMap((level) =>
  [...methodsOf(level), 'mixed' as const].map((method) => ({ level, method })),
);

/** Every sum of a cell, a × b and b × a as one. */
function sumsOf(level: Kind['level'], method: PracticeMethod) {
  const sums = new Map<string, readonly [number, number]>();
  for (const { a: range, b: rangeOfB } of questionTable[level][method]!.rules) {
    for (let a = range[0]; a <= range[1]; a++) {
      const [low, high] = rangeOfB(a);
      for (let b = low; b <= high; b++) {
        if (canAsk(method, a, b)) sums.set([a, b].sort().join(), [a, b]);
      }
    }
  }
  return [...sums.values()];
}

const methodOf = (a: number, b: number) => {
  const solved = multiply(a, b);
  return solved.ok && solved.solution.method;
};

const cells = levels.flatMap((level) =>
  Object.entries(questionTable[level]).map(
    ([method, { onlyMixed }]) => [level, method as PracticeMethod, onlyMixed ?? false] as const,
  ),
);

test.each(cells)('questions: %s %s has 60 sums or is only mixed (%s)', (level, method, mixed) => {
  const sums = sumsOf(level, method);
  expect(sums.length >= 60, String(sums.length)).toBe(!mixed);
  for (const [a, b] of sums) {
    expect([methodOf(a, b), methodOf(b, a)], `${a} × ${b}`).toEqual([method, method]);
    expect(a * b).toBeLessThanOrEqual(LARGEST);
  }
});

/** 200 in a row; each knows the 20 before it. */
function row(kind: Kind, seed: number) {
  const random = seededRandom(seed);
  const asked: Asked[] = [];
  while (asked.length < 200) asked.push(nextSum(kind, asked.slice(-20), random));
  return asked;
}

test.each(kinds)('questions: a row of $level $method has no repeats', (kind) => {
  const sums = row(kind, kind.level.length);
  for (const [at, { a, b, method }] of sums.entries()) {
    const name = `${a} × ${b}`;
    expect(methodOf(a, b), name).toBe(method);
    const before = sums.slice(Math.max(0, at - 20), at);
    expect(before.some((sum) => [sum.a, sum.b].sort().join() === [a, b].sort().join())).toBe(false);
    const last = before.at(-1);
    if (!last) continue;
    const shared = [a, b].filter((number) => number === last.a || number === last.b);
    const inAll = method === 'eleven' ? [11] : [99, 999];
    expect(
      shared.filter((number) => !inAll.includes(number)),
      name,
    ).toEqual([]);
    if (kind.method === 'mixed') expect(method, name).not.toBe(last.method);
    else expect(method, name).toBe(kind.method);
  }
});

test.each(levels)('questions: mixed asks every method of %s equally often', (level) => {
  const asked = row({ level, method: 'mixed' }, 7).slice(0, 20);
  const counts = Object.keys(questionTable[level]).map(
    (method) => asked.filter((sum) => sum.method === method).length,
  );
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});
