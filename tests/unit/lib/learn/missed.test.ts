import { afterEach, expect, test, vi } from 'vitest';
import { afterAnswer, findDue, type Missed, readMissed } from '@/lib/learn/missed';
import { type Question } from '@/lib/learn/questions';

// When a sum is asked again, and what is stored, is tested in `practice-page.spec.ts`.

const TODAY = 20_000;
const sum = (a: number, b = 97): Question => ({ a, b });
const missed = (a: number, due: number): Missed => ({ a, b: 97, due });

test('missed sums: one that is asked by chance counts, whichever number is first', () => {
  const list = [missed(98, 0)];
  expect(findDue(list, [sum(97, 98), sum(91)], TODAY)).toBeUndefined();
  expect(afterAnswer(list, sum(97, 98), true, TODAY)).toMatchObject([{ due: TODAY + 2 }]);
  const later = [missed(98, TODAY + 2)];
  expect(afterAnswer(later, sum(98), true, TODAY + 1), 'before its day').toEqual(later);
  expect(afterAnswer(later, sum(98), false, TODAY + 2), 'from the start').toEqual(list);
});

test('missed sums: the first missed is asked first, a right answer adds none, 50 are kept', () => {
  let list: readonly Missed[] = [];
  for (let a = 1; a <= 60; a++) list = afterAnswer(list, sum(a), false, TODAY);
  expect(list).toHaveLength(50);
  expect(findDue(list, [], TODAY)).toMatchObject(sum(11));
  expect(afterAnswer(list, sum(99), true, TODAY)).toEqual(list);
});

afterEach(() => vi.unstubAllGlobals());

test.each(['', '{}', 'null', '[1]', '[[98]]', '[["98",97,0]]', '[[98,97,-1]]', '[[98.5,97,0]]'])(
  'missed sums: %j in the storage is no sum',
  (stored) => {
    vi.stubGlobal('localStorage', { getItem: () => stored });
    expect(readMissed()).toEqual([]);
  },
);
