import { expect, it } from 'vitest';
import { readTryHash } from '@/lib/text/try-link';

it('try link: reads two numbers', () => {
  for (const [hash, typed] of [
    ['#try=98*96', ['98', '96']],
    ['#try=98%20%C3%97%2096', ['98', '96']],
    ['#try=-5xabc', ['-5', 'abc']],
    ['#try=x96', ['', '96']],
    [`#try=${'9'.repeat(99)}x1`, ['9'.repeat(24), '1']],
    ...['', '#', '#main', '#try=', '#try=98', '#try=2x3x4', '#try=%E0%A4x2', '#tries=2x3'].map(
      (hash) => [hash, undefined] as const,
    ),
  ] as (readonly [hash: string, typed: readonly string[] | undefined])[]) {
    expect.soft(readTryHash(hash), hash).toEqual(typed);
  }
});
