import { expect, it } from 'vitest';
import { hasPast } from '@/components/not-found/leaving';

it('history: a page to go back to is found', () => {
  for (const [_, past, isPast] of [
    ['one entry, in a browser that tells no index', { length: 1, known: 0, index: -1 }, false],
    ['two entries, in a browser that tells no index', { length: 2, known: 0, index: -1 }, true],
    ['the first of two entries of this site', { length: 2, known: 2, index: 0 }, false],
    ['the second of two entries of this site', { length: 2, known: 2, index: 1 }, true],
    ['entries of other sites, which are hidden', { length: 3, known: 1, index: 0 }, true],
  ] as const) {
    expect.soft(hasPast(past), _).toBe(isPast);
  }
});
