import { afterEach, expect, test, vi } from 'vitest';
import { questionKinds } from '@/lib/practice/game-sums';
import { findDue, kindOfSum, missedIn, readMissed } from '@/lib/practice/missed';
import { afterAnswer, saveMissed } from '@/lib/practice/missed-answers';
import { type Missed } from '@/lib/practice/missed-rows';
import { type Question } from '@sutra/vedic/questions';
import { type Kind } from '@sutra/vedic/questions';

// When a sum is asked again, and what is stored, is tested in `tests/parts/practice.test.tsx`.

const TODAY = 20_000;
const sum = (a: number, b = 97): Question => ({ a, b });
const missed = (a: number, due: number): Missed => ({ a, b: 97, due });

test('missed sums: one that is asked by chance counts, whichever number is first', () => {
  const list = [missed(98, 0)];
  expect(findDue(list, [sum(97, 98), sum(91)], TODAY)).toBeUndefined();
  expect(afterAnswer(list, sum(97, 98), true, TODAY)).toMatchObject([{ due: TODAY + 2 }]);
  const later = [missed(98, TODAY + 2)];
  expect(afterAnswer(later, sum(98), true, TODAY + 1), 'before its day').toEqual(later);
  const again = [{ ...list[0], day: TODAY + 2 }];
  expect(afterAnswer(later, sum(98), false, TODAY + 2), 'from the start').toEqual(again);
});

test('missed sums: the first missed is asked first, a right answer adds none, 50 are kept', () => {
  let list: readonly Missed[] = [];
  for (let a = 1; a <= 60; a++) list = afterAnswer(list, sum(a), false, TODAY);
  expect(list).toHaveLength(50);
  expect(findDue(list, [sum(1), sum(2)], TODAY)).toMatchObject(sum(11));
  expect(afterAnswer(list, sum(99), true, TODAY)).toEqual(list);
});

test('missed sums: keep the day on which they were missed last, in at most 4 kB', () => {
  let list = afterAnswer([], sum(98), false, TODAY);
  expect(list).toEqual([{ ...missed(98, 0), day: TODAY }]);
  list = afterAnswer(list, sum(98), true, TODAY + 1);
  expect(list, 'once it was put right').toEqual([{ ...missed(98, TODAY + 3), day: TODAY }]);
  list = afterAnswer(list, sum(98), false, TODAY + 3);
  expect(list).toEqual([{ ...missed(98, 0), day: TODAY + 3 }]);

  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  for (let a = 801; a < 921; a += 2) list = afterAnswer(list, sum(a, 999), false, 99_999);
  for (let a = 821; a < 921; a += 2) list = afterAnswer(list, sum(a, 999), true, 99_999);
  saveMissed(list);
  expect(readMissed()).toEqual(list);
  expect([...stored.values()].join().length).toBeLessThan(4_096);
});

test('missed sums: each that the clock asks may wait', () => {
  for (const { method, sums } of Object.values(questionKinds).flat()) {
    for (const sum of sums) expect(kindOfSum(sum).method, `${sum.a} × ${sum.b}`).toBe(method);
  }
});

afterEach(() => vi.unstubAllGlobals());

test('missed sums: come after two others, and one put right on an earlier day at once', () => {
  expect(findDue([missed(98, 0)], [], TODAY)).toBeUndefined();
  expect(findDue([missed(98, 0)], [sum(91)], TODAY)).toBeUndefined();
  expect(findDue([missed(98, 0)], [sum(91), sum(92)], TODAY)).toMatchObject(sum(98));
  expect(findDue([missed(98, TODAY)], [], TODAY)).toMatchObject(sum(98));
});

test('missed sums: return after 2, 6, 14 and 30 days, and from the start after a miss', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  let day = TODAY;
  const after = (isRight: boolean) => {
    saveMissed(afterAnswer(readMissed(), sum(98), isRight, day));
    return readMissed()[0];
  };
  after(false);
  for (const interval of [2, 6, 14, 30]) {
    const { due } = after(true)!;
    expect(due - day).toBe(interval);
    expect(findDue(readMissed(), [], due - 1)).toBeUndefined();
    day = due;
  }
  expect(after(true), 'kept').toBeUndefined();

  after(false);
  day = after(true)!.due;
  day = after(true)!.due;
  after(false);
  expect(after(true)!.due - day, 'missed again').toBe(2);

  stored.set('practice:missed', `[[98,97,${day}]]`);
  expect(after(true)!.due - day, 'a list of an earlier version').toBe(6);
});

test('missed sums: a day that only a wrong clock can give is past', () => {
  for (const due of [TODAY + 31, TODAY + 4_000, 999_999]) {
    const list = [missed(98, due)];
    expect(findDue(list, [], TODAY), String(due)).toMatchObject(sum(98));
    expect(afterAnswer(list, sum(98), true, TODAY)).toMatchObject([{ due: TODAY + 6 }]);
  }
  expect(findDue([missed(98, TODAY + 30)], [], TODAY)).toBeUndefined();
});

test('missed sums: a session repeats those of its method, and none that is harder', () => {
  const of = (a: number, b: number): Missed => ({ a, b, due: 0 });
  const list = [of(54, 11), of(97, 98), of(23, 14), of(988, 991), of(43, 47), of(123, 999)];
  const found = (level: 'warmUp' | 'steady' | 'exam', method: Kind['method']) =>
    missedIn({ level, method }, list).map(({ a, b }) => `${a} × ${b}`);
  expect(found('warmUp', 'eleven')).toEqual(['54 × 11']);
  expect(found('warmUp', 'mixed')).toEqual(['54 × 11', '43 × 47']);
  expect(found('warmUp', 'ekanyunena')).toEqual([]);
  expect(found('steady', 'nikhilam')).toEqual(['97 × 98']);
  expect(found('steady', 'mixed')).toEqual(['54 × 11', '97 × 98', '23 × 14', '43 × 47']);
  expect(found('exam', 'nikhilam')).toEqual(['97 × 98', '988 × 991']);
  expect(found('exam', 'ekanyunena')).toEqual(['123 × 999']);
  expect(found('exam', 'mixed')).toHaveLength(6);
});

test('missed sums: what is damaged in the storage is no sum', () => {
  for (const stored of [
    '',
    '{}',
    'null',
    '[1]',
    '[[98]]',
    '[["98",97,0]]',
    '[[98,97,-1]]',
    '[[98.5,97,0]]',
    '[[0,0,0]]',
    '[[98,60,0]]',
    '[[7,8,0]]',
  ]) {
    vi.stubGlobal('localStorage', { getItem: () => stored });
    expect.soft(readMissed(), stored).toEqual([]);
  }
});

test('missed sums: one that is stored twice is one', () => {
  vi.stubGlobal('localStorage', { getItem: () => '[[98,97,0],[97,98,0],[98,97,7]]' });
  expect(readMissed()).toEqual([missed(98, 0)]);
});
