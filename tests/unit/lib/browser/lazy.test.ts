// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazy } from '@/lib/browser/lazy';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('lazy part: is fetched once, however often it is asked for', async () => {
  const fetchPart = vi.fn(() => Promise.resolve('part'));
  const part = lazy(fetchPart);
  expect(part.current()).toBeUndefined();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part']);
  expect(await part.load()).toBe('part');
  expect(part.current()).toBe('part');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('lazy part: tries three times with pauses, gives up, and can be asked again', async () => {
  const fetchPart = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('offline')));
  const part = lazy(fetchPart);
  const asked = part.load();
  await vi.advanceTimersByTimeAsync(499);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetchPart).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toBeUndefined();
  expect(fetchPart).toHaveBeenCalledTimes(3);

  fetchPart.mockResolvedValue('part');
  expect(await part.load()).toBe('part');
});

test('lazy part: is fetched at once while the loader holds a press of its button', () => {
  const fetchPart = vi.fn(() => Promise.resolve('part'));
  document.body.innerHTML = '<button></button>';
  lazy(fetchPart, 'button');
  expect(fetchPart).not.toHaveBeenCalled();
  document.querySelector('button')!.dataset.held = 'true';
  lazy(fetchPart, 'header button');
  expect(fetchPart).not.toHaveBeenCalled();
  lazy(fetchPart, 'header button, body button');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});
