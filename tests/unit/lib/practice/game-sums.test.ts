import { expect, test } from 'vitest';
import { levels } from '@sutra/vedic/levels';
import { questionKinds, questionsOf } from '@/lib/practice/game-sums';
import { type Question } from '@sutra/vedic/questions';
import { multiply } from '@sutra/vedic/multiply';
import { LARGEST } from '@sutra/vedic/read-number';
import { seededRandom } from '@/tests/support/outbox';
import { solved } from '@/packages/vedic/tests/checks';

const methodOf = ({ a, b }: Question) => solved(multiply(a, b)).solution.method;

test.each(levels)('questions: at level %s each kind shows its method', (level) => {
  for (const { method, sums } of questionKinds[level]) {
    for (const sum of sums) {
      expect(methodOf(sum), `${sum.a} × ${sum.b}`).toBe(method);
      expect(sum.a * sum.b).toBeLessThanOrEqual(LARGEST);
    }
  }
});

test.each(levels)('questions: level %s asks five, one of each kind, in any order', (level) => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 100; seed++) {
    const questions = questionsOf(level, seededRandom(seed * 7919));
    expect(new Set(questions.map(({ a, b }) => `${a} × ${b}`)).size).toBe(5);
    const methods = questions.map(methodOf);
    orders.add(methods.join());
    expect(methods.sort()).toEqual(questionKinds[level].map(({ method }) => method).sort());
  }
  expect(orders.size).toBeGreaterThan(20);
});
