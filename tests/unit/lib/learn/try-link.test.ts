import fc from '@/tests/support/fast-check';
import { expect, it } from 'vitest';
import { readTryHash, tryHash } from '@/lib/learn/try-link';

it('try link: reads what it wrote', () => {
  const number = fc.integer({ min: 0, max: 999_999 });
  fc.assert(
    fc.property(number, number, (a, b) => {
      const hash = tryHash([a, b]);
      expect(new URL(hash, 'https://example.in').hash).toBe(hash);
      expect(readTryHash(hash)).toEqual([String(a), String(b)]);
    }),
  );
});

it.each([
  ['#try=98*96', ['98', '96']],
  ['#try=98%20%C3%97%2096', ['98', '96']],
  ['#try=-5xabc', ['-5', 'abc']],
  ['#try=x96', ['', '96']],
  [`#try=${'9'.repeat(99)}x1`, ['9'.repeat(24), '1']],
])('try link: reads %s', (hash, typed) => {
  expect(readTryHash(hash)).toEqual(typed);
});

it.each(['', '#', '#main', '#try=', '#try=98', '#try=2x3x4', '#try=%E0%A4x2', '#tries=2x3'])(
  'try link: ignores %j',
  (hash) => expect(readTryHash(hash)).toBeUndefined(),
);
