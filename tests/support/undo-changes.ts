import { afterAll, vi } from 'vitest';

/** Files that share a process find its clock, globals and functions as they were. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
