// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazy } from '@/lib/browser/lazy';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('lazy part: is fetched once, however often it is asked for', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  const part = lazy(load);
  expect(part.current()).toBeUndefined();
  expect(await Promise.all([part.ask(), part.ask()])).toEqual(['part', 'part']);
  expect(await part.ask()).toBe('part');
  expect(part.current()).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('lazy part: tries three times with pauses, gives up, and can be asked again', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
  const part = lazy(load);
  const asked = part.ask();
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(3);

  load.mockResolvedValue('part');
  expect(await part.ask()).toBe('part');
});

test('lazy part: is fetched at once while the loader holds a press of its button', () => {
  const load = vi.fn(() => Promise.resolve('part'));
  document.body.innerHTML = '<button></button>';
  lazy(load, 'button');
  expect(load).not.toHaveBeenCalled();
  document.querySelector('button')!.dataset.held = 'true';
  lazy(load, 'header button');
  expect(load).not.toHaveBeenCalled();
  lazy(load, 'header button, body button');
  expect(load).toHaveBeenCalledTimes(1);
});
