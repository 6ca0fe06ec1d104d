import { expect, test } from 'vitest';
import { levels } from '@/lib/learn/levels';
import { questionKinds, questionsOf, type Question } from '@/lib/learn/questions';
import { multiply } from '@/lib/vedic/multiply';
import { LARGEST } from '@/lib/vedic/operands';
import { seededRandom } from '@/tests/support/outbox';

const methodOf = ({ a, b }: Question) => {
  const solved = multiply(a, b);
  return solved.ok ? solved.solution.method : solved.code;
};

test.each(levels)('questions: at level %s each kind shows its method', (level) => {
  for (const { method, make } of questionKinds[level]) {
    const random = seededRandom(level.length);
    for (let turn = 0; turn < 100; turn++) {
      const question = make(random);
      expect(methodOf(question), `${question.a} × ${question.b}`).toBe(method);
      expect(question.a * question.b).toBeLessThanOrEqual(LARGEST);
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
