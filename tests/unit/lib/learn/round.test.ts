import { expect, it } from 'vitest';
import { keepBest, readBest } from '@/lib/learn/best';
import {
  answer,
  elapsed,
  isOver,
  next,
  openQuestion,
  rightAnswers,
  startRound,
} from '@/lib/learn/round';

const questions = [
  { a: 35, b: 35 },
  { a: 98, b: 97 },
];

it('round: counts the time of open questions only', () => {
  let round = startRound(questions, 1_000);
  expect(openQuestion(round)).toEqual(questions[0]);
  expect(elapsed(round, 4_000)).toBe(3_000);

  round = answer(round, 1225, 5_000);
  expect(openQuestion(round)).toBeUndefined();
  expect(elapsed(round, 60_000)).toBe(4_000);
  expect(isOver(round)).toBe(false);

  round = next(round, 60_000);
  expect(openQuestion(round)).toEqual(questions[1]);
  round = answer(round, 9_000, 61_500);
  expect(round.answered.map(({ given, right, ms }) => [given, right, ms])).toEqual([
    [1225, true, 4_000],
    [9000, false, 1_500],
  ]);
  expect([isOver(round), rightAnswers(round), elapsed(round, 99_000)]).toEqual([true, 1, 5_500]);
});

it('round: takes one answer to a question and ends after the last', () => {
  const once = answer(startRound(questions, 0), 1, 10);
  expect(answer(once, 1225, 20)).toBe(once);
  const second = next(once, 30);
  expect(next(second, 40)).toBe(second);
  const over = answer(second, 9506, 50);
  expect(next(over, 60)).toBe(over);
});

const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

it('best time: is stored for each level and replaced only by a better one', () => {
  const stored = storage();
  const open = () => stored;
  expect(readBest('steady', open)).toBeUndefined();
  expect(keepBest('steady', 30_000.4, open)).toBe(true);
  expect(keepBest('steady', 30_000, open)).toBe(false);
  expect(keepBest('steady', 31_000, open)).toBe(false);
  expect(keepBest('steady', 29_000, open)).toBe(true);
  expect([readBest('steady', open), readBest('exam', open)]).toEqual([29_000, undefined]);
});

it('best time: is undefined when storage is invalid or denied', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const odd = storage();
  odd.setItem('best:exam', 'fast');
  expect(readBest('exam', () => odd)).toBeUndefined();
  expect(readBest('exam', closed)).toBeUndefined();
  expect(keepBest('exam', 5_000, closed)).toBe(true);
});
