import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayInIndia } from '@/lib/time';

const KEY = 'practice:progress';
type Store = Awaited<ReturnType<typeof openTab>>;

/** Each tab has the module for itself. */
async function openTab() {
  vi.resetModules();
  return import('@/lib/practice/progress-store');
}
const answer = ({ keepPractised }: Store) =>
  keepPractised({ is: 'first', day: dayInIndia(), method: 'eleven', isRight: true });
const asked = ({ readProgress }: Store) => readProgress().methods.eleven?.asked;
const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('progress store: two tabs add to each other’s counts', async () => {
  const [one, other] = [await openTab(), await openTab()];
  for (const tab of [one, other, other, one, one]) answer(tab);
  expect([asked(one), asked(other)]).toEqual([5, 5]);
  expect(one.isProgressStored()).toBe(true);
});

test('progress store: what a full storage refused is stored with the next, beside others’', async () => {
  const [one, other] = [await openTab(), await openTab()];
  answer(one);
  const full = fill();
  answer(one);
  expect([asked(one), asked(other), one.isProgressStored()]).toEqual([2, 1, false]);
  full.mockRestore();
  answer(other);
  answer(one);
  expect([asked(one), asked(other), one.isProgressStored()]).toEqual([4, 4, true]);
});

test('progress store: where no script may use it, counts last as long as the page', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const tab = await openTab();
  answer(tab);
  answer(tab);
  expect([asked(tab), tab.isProgressStored()]).toEqual([2, false]);
  expect(asked(await openTab())).toBeUndefined();
});

test('progress store: leaves what a later version stored as it is', async () => {
  localStorage.setItem(KEY, '{"v":2}');
  const tab = await openTab();
  answer(tab);
  expect([asked(tab), tab.isProgressStored()]).toEqual([1, false]);
  expect(localStorage.getItem(KEY)).toBe('{"v":2}');
});

test('progress store: damage is replaced', async () => {
  localStorage.setItem(KEY, '{"v":1,"d":[[');
  const tab = await openTab();
  answer(tab);
  expect(asked(await openTab())).toBe(1);
});

test('progress store: tells of a change, of another tab’s, and of a return on another day', async () => {
  const tab = await openTab();
  const hear = vi.fn();
  const stop = tab.onProgress(hear);
  const before = tab.progressState();
  answer(tab);
  expect(tab.progressState()).not.toBe(before);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  dispatchEvent(new Event('focus'));
  expect(hear).toHaveBeenCalledTimes(3);
  stop();
  dispatchEvent(new Event('focus'));
  answer(tab);
  expect(hear).toHaveBeenCalledTimes(3);
});

test('progress store: erases the counts and the missed sums', async () => {
  localStorage.setItem('practice:missed', `[[98,97,${dayInIndia()}]]`);
  const tab = await openTab();
  answer(tab);
  tab.erasePractice();
  expect(localStorage).toHaveLength(0);
  expect(asked(tab)).toBeUndefined();
});
