import { expect, it } from 'vitest';
import { bearerMatches } from '@/lib/http/bearer';

const secret = 'x'.repeat(32);

it('takes the secret as a bearer token', () => {
  expect(bearerMatches(`Bearer ${secret}`, secret)).toBe(true);
  expect(bearerMatches(`bearer ${secret}`, secret)).toBe(true);
});

it.each([
  null,
  '',
  'Bearer',
  'Bearer ',
  secret,
  `Basic ${secret}`,
  `Bearer ${secret}x`,
  'Bearer é',
])('refuses %j', (header) => {
  expect(bearerMatches(header, secret)).toBe(false);
});

it('refuses everybody where there is no secret', () => {
  expect(bearerMatches(`Bearer ${secret}`, undefined)).toBe(false);
  expect(bearerMatches('Bearer undefined', undefined)).toBe(false);
});
