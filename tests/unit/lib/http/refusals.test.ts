import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interceptLog } from '@/tests/support/next-request';
import { logRefusal } from '@/lib/http/refusals';
import { createRenderLimit } from '@/lib/http/render-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('refusals: each of the first 20 gets a line, and the rest of a minute are counted in one', () => {
  const lines = interceptLog();
  for (let sent = 0; sent < 1_000; sent++) logRefusal('too-many-renders');
  logRefusal('method-not-allowed');
  expect(lines).toHaveLength(21);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(22);
  expect(JSON.parse(lines[21]!)).toMatchObject({
    event: 'requests-refused',
    code: 'too-many-renders',
    count: 980,
  });
  logRefusal('too-many-renders');
  expect(JSON.parse(lines[22]!)).toMatchObject({
    level: 'warn',
    event: 'request-refused',
    code: 'too-many-renders',
  });
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(23);
});

test('render limit: lets a burst of 20 through, then two a second', () => {
  let now = 0;
  const take = createRenderLimit(() => now);
  const takeMany = (count: number) => Array.from({ length: count }, take).filter(Boolean).length;
  expect(takeMany(50)).toBe(20);
  now += 1_000;
  expect(takeMany(50)).toBe(2);
  now += 3_600_000;
  expect(takeMany(50)).toBe(20);
});
