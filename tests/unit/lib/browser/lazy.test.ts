import { afterEach, expect, it, vi } from 'vitest';
import { lazy } from '@/lib/browser/lazy';

afterEach(() => vi.useRealTimers());

it('lazy: returns a part that is there without a timer, and notifies nobody', async () => {
  vi.useFakeTimers();
  const part = lazy(async () => 'part');
  await part.load();
  vi.clearAllTimers();
  const notify = vi.fn();
  part.subscribe(notify);
  expect(await part.load()).toBe('part');
  expect(vi.getTimerCount()).toBe(0);
  expect(notify).not.toHaveBeenCalled();
});
