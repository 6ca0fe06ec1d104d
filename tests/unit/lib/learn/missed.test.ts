import { beforeEach, expect, test, vi } from 'vitest';
import { afterAnswer, findDue, type Missed, readMissed, saveMissed } from '@/lib/learn/missed';
import { type Question } from '@/lib/learn/questions';

const TODAY = 20_000;
const sum = (a: number, b = 97): Question => ({ a, b });
const missed = (a: number, due: number): Missed => ({ a, b: 97, due });

test('missed sums: one returns after two others, whichever number is first', () => {
  const list = afterAnswer([], sum(98), false, TODAY);
  const due = (...asked: Question[]) => findDue(list, asked, TODAY);
  expect(due(sum(98))).toBeUndefined();
  expect(due(sum(98), sum(91))).toBeUndefined();
  expect(due({ a: 97, b: 98 }, sum(91))).toBeUndefined();
  expect(due(sum(98), sum(91), sum(92))).toMatchObject(sum(98));
  expect(findDue(list, [], TODAY + 9), 'on the next visit').toMatchObject(sum(98));
});

test('missed sums: one that is put right returns two days later or after, once', () => {
  const list = afterAnswer([missed(98, 0)], sum(98), true, TODAY);
  expect(findDue(list, [], TODAY + 1)).toBeUndefined();
  expect(findDue(list, [], TODAY + 2)).toMatchObject(sum(98));
  expect(findDue(list, [], TODAY + 30)).toMatchObject(sum(98));
  expect(afterAnswer(list, sum(98), true, TODAY + 1), 'asked by chance before').toEqual(list);
  expect(afterAnswer(list, sum(98), true, TODAY + 2)).toEqual([]);
  expect(afterAnswer(list, sum(98), false, TODAY + 2), 'from the start').toEqual([missed(98, 0)]);
});

test('missed sums: the first missed is asked first, a right answer adds none, 50 are kept', () => {
  let list: readonly Missed[] = [];
  for (let a = 1; a <= 60; a++) list = afterAnswer(list, sum(a), false, TODAY);
  expect(list).toHaveLength(50);
  expect(findDue(list, [], TODAY)).toMatchObject(sum(11));
  expect(afterAnswer(list, sum(99), true, TODAY)).toEqual(list);
});

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});

test('missed sums: are kept as numbers, and an empty list leaves nothing', () => {
  saveMissed([missed(98, 0), missed(96, TODAY)]);
  expect(localStorage.getItem('practice:missed')).toBe('[[98,97,0],[96,97,20000]]');
  expect(readMissed()).toEqual([missed(98, 0), missed(96, TODAY)]);
  saveMissed([]);
  expect(localStorage.getItem('practice:missed')).toBeNull();
});

test.each(['', '{}', 'null', '[1]', '[[98]]', '[["98",97,0]]', '[[98,97,-1]]', '[[98.5,97,0]]'])(
  'missed sums: %j in the storage is no sum',
  (stored) => {
    localStorage.setItem('practice:missed', stored);
    expect(readMissed()).toEqual([]);
  },
);
