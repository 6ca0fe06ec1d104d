import { describe, expect, it } from 'vitest';
import { levels } from '@/lib/learn/levels';
import { kinds, questionsOf } from '@/lib/learn/questions';
import { between, seededRandom, shuffled } from '@/lib/learn/random';
import { LARGEST } from '@/lib/vedic/operands';
import { multiply } from '@/lib/vedic/multiply';

const rounds = Array.from({ length: 400 }, (_, seed) => seed * 7919);

describe.each(levels)('level %s', (level) => {
  it('asks for the method of each kind, with an answer that can be typed', () => {
    for (const { method, make } of kinds[level]) {
      const random = seededRandom(level.length);
      for (let turn = 0; turn < 400; turn++) {
        const { a, b } = make(random);
        const solved = multiply(a, b);
        expect(solved.ok && solved.solution.method, `${a} × ${b}`).toBe(method);
        expect(a * b).toBeLessThanOrEqual(LARGEST);
      }
    }
  });

  it('asks five different questions, one of each kind, in orders that differ', () => {
    const wanted = kinds[level].map(({ method }) => method).sort();
    const orders = new Set<string>();
    for (const seed of rounds) {
      const questions = questionsOf(level, seed);
      expect(new Set(questions.map(({ a, b }) => a * b)).size).toBe(5);
      const methods = questions.map(({ a, b }) => {
        const solved = multiply(a, b);
        return solved.ok ? solved.solution.method : solved.code;
      });
      orders.add(methods.join());
      expect([...methods].sort()).toEqual(wanted);
    }
    expect(orders.size).toBeGreaterThan(20);
  });

  it('asks the same again for the same seed, and others for another', () => {
    expect(questionsOf(level, 42)).toEqual(questionsOf(level, 42));
    expect(questionsOf(level, 42)).not.toEqual(questionsOf(level, 43));
  });
});

describe('seeded random numbers', () => {
  it('reach both ends and nothing beyond', () => {
    const random = seededRandom(1);
    const seen = new Set(Array.from({ length: 500 }, () => between(random, 3, 7)));
    expect([...seen].sort()).toEqual([3, 4, 5, 6, 7]);
  });

  it('shuffle without loss and leave the list alone', () => {
    const list = [1, 2, 3, 4, 5] as const;
    const mixed = shuffled(seededRandom(9), list);
    expect(mixed).not.toEqual(list);
    expect([...mixed].sort()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5]);
  });
});
