import { afterEach, expect, it, vi } from 'vitest';
import { readBest, saveBest } from '@/lib/learn/best';
import {
  answerQuestion,
  elapsed,
  isOver,
  openNextQuestion,
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

  round = answerQuestion(round, 1225, 5_000);
  expect(openQuestion(round)).toBeUndefined();
  expect(elapsed(round, 60_000)).toBe(4_000);
  expect(isOver(round)).toBe(false);

  round = openNextQuestion(round, 60_000);
  expect(openQuestion(round)).toEqual(questions[1]);
  round = answerQuestion(round, 9_000, 61_500);
  expect(round.answered.map(({ given, right, ms }) => [given, right, ms])).toEqual([
    [1225, true, 4_000],
    [9000, false, 1_500],
  ]);
  expect([isOver(round), rightAnswers(round), elapsed(round, 99_000)]).toEqual([true, 1, 5_500]);
});

it('round: takes one answer to a question and ends after the last', () => {
  const once = answerQuestion(startRound(questions, 0), 1, 10);
  expect(answerQuestion(once, 1225, 20)).toBe(once);
  const second = openNextQuestion(once, 30);
  expect(openNextQuestion(second, 40)).toBe(second);
  const over = answerQuestion(second, 9506, 50);
  expect(openNextQuestion(over, 60)).toBe(over);
});

afterEach(() => vi.unstubAllGlobals());

it('best time: is stored for each level and replaced only by a better one', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  expect(readBest('steady')).toBeUndefined();
  expect(saveBest('steady', 30_000.4)).toBe(true);
  expect(saveBest('steady', 30_000)).toBe(false);
  expect(saveBest('steady', 29_000)).toBe(true);
  expect([readBest('steady'), readBest('exam')]).toEqual([29_000, undefined]);
  items.set('best:exam', 'fast');
  expect(readBest('exam')).toBeUndefined();
});

it('best time: is shown but not stored where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  expect(readBest('exam')).toBeUndefined();
  expect(saveBest('exam', 5_000)).toBe(true);
});
