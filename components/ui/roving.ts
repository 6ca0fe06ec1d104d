/**
 * Where a key moves the focus in a horizontal row of `count` controls: the arrows go round, Home
 * and End jump.
 *
 * @returns `undefined` for a key that moves nothing.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function rovingIndex(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}
