import { expect, it } from 'vitest';
import { bearerMatches } from '@/lib/http/bearer';

const secret = 'x'.repeat(32);

it('bearerMatches: takes the secret as a bearer token, and nothing else', () => {
  const matching = [`Bearer ${secret}`, `bearer ${secret}`];
  const others = ['', 'Bearer', 'Bearer ', secret, `Basic ${secret}`, `Bearer ${secret}x`];
  const headers = [...matching, ...others, 'Bearer é', null];
  expect(headers.filter((header) => bearerMatches(header, secret))).toEqual(matching);
});

it('bearerMatches: refuses everybody where there is no secret', () => {
  expect(bearerMatches(`Bearer ${secret}`, undefined)).toBe(false);
  expect(bearerMatches('Bearer undefined', undefined)).toBe(false);
});
