import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from '@/lib/browser/lazy';

afterEach(() => vi.useRealTimers());

it('lazy: returns a loaded part at once, and notifies no subscriber', async () => {
  vi.useFakeTimers();
  const part = lazyPart(async () => 'part');
  await part.load();
  vi.clearAllTimers();
  const notify = vi.fn();
  part.subscribe(notify);
  expect(await part.load()).toBe('part');
  expect(vi.getTimerCount()).toBe(0);
  expect(notify).not.toHaveBeenCalled();
});
