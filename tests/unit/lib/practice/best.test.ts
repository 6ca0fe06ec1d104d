import { afterEach, expect, it, vi } from 'vitest';
import { readBest, saveBest } from '@/lib/practice/best';

// The round itself is tested in `practice.spec.ts`.

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

it('best time: lasts as long as the page where storage is denied', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
  expect(readBest('warmUp')).toBeUndefined();
  expect(saveBest('warmUp', 5_000)).toBe(true);
  expect(saveBest('warmUp', 6_000), 'slower').toBe(false);
  expect(readBest('warmUp')).toBe(5_000);
});
