import '@/app/globals.css';
import { commands, page } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

/** The part of `project.ts`. */
const SIZE = [1280, 800] as const;

const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
];

// Any will do for plugins.ts.
document.documentElement.dataset.words = 'test';

beforeAll(async () => {
  await commands.stayInFront();
  await commands.isLoading();
});

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: TIMERS as NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake'],
  });
  vi.spyOn(console, 'error');
  if (innerWidth !== SIZE[0] || innerHeight !== SIZE[1]) await page.viewport(...SIZE);
});

afterEach(async () => {
  await cleanup();
  // A dialog that closes goes back in the history, a moment later.
  await vi.runOnlyPendingTimersAsync();
  await expect.poll(() => (history.state as object | null) ?? {}).not.toHaveProperty('openLayers');
  const { calls } = vi.mocked(console.error).mock;
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  expect(calls, 'errors in the console').toEqual([]);
});
