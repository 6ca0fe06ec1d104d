import { expect, test } from 'vitest';
import { levels } from '@sutra/vedic/levels';
import { questionKinds, questionsOf } from '@/lib/practice/game-sums';
import { type Question } from '@sutra/vedic/questions';
import { multiply } from '@sutra/vedic/multiply';
import { LARGEST } from '@sutra/vedic/read-number';
import { seededRandom } from '@/tests/support/outbox';
import { solved } from '@/packages/vedic/tests/checks';

const methodOf = ({ a, b }: Question) => solved(multiply(a, b)).solution.method;

test('questions: each kind shows its method', () => {
  for (const level of levels) {
    for (const { method, sums } of questionKinds[level]) {
      for (const sum of sums) {
        expect.soft(methodOf(sum), `${sum.a} × ${sum.b}`).toBe(method);
        expect.soft(sum.a * sum.b, level).toBeLessThanOrEqual(LARGEST);
      }
    }
  }
});

test('questions: each level asks five, one of each kind, in any order', () => {
  for (const level of levels) {
    const orders = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const questions = questionsOf(level, seededRandom(seed * 7919));
      expect.soft(new Set(questions.map(({ a, b }) => `${a} × ${b}`)).size, level).toBe(5);
      const methods = questions.map(methodOf);
      orders.add(methods.join());
      expect
        .soft(methods.sort(), level)
        .toEqual(questionKinds[level].map(({ method }) => method).sort());
    }
    expect.soft(orders.size, level).toBeGreaterThan(20);
  }
});
