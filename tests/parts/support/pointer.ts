import { vi } from 'vitest';

/** Lets the page believe that it is used with a finger, until the end of the test. */
export function pretendFinger(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(
      window,
      query.replace(/^.*pointer: coarse.*$/, 'all').replace(/^.*pointer: fine.*$/, 'not all'),
    ),
  );
}
