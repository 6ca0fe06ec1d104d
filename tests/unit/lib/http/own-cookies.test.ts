import { expect, test } from 'vitest';
import { siteCookies } from '@/lib/shop/account/server/session-cookie';
import { ownCookieHeader, ownCookies } from '@/lib/http/own-cookies';
import { cookieHeaders, longValue } from './tables';

const keep = (header: string | null | undefined) => ownCookieHeader(header, siteCookies);

test('own cookies: hands on those of the site', () => {
  for (const [header, expected] of cookieHeaders) {
    expect.soft(keep(header), String(header)).toBe(expected);
  }
});

test('own cookies: the last of a name are kept, at most ten and 4 kB', () => {
  const many = Array.from({ length: 30 }, (_, at) => `session=${at}`);
  expect(keep(many.join('; '))).toBe(many.slice(-10).join('; '));
  expect(keep(`session=a; session=${longValue(4_097)}`), 'longer than browsers keep').toBe(
    'session=a',
  );
  expect(keep(`session=${longValue(4_096)}`)).toBe(`session=${longValue(4_096)}`);
  const [first, second, third] = ['a', 'b', 'c'].map((letter) => `session=${letter.repeat(2_000)}`);
  expect(keep([first, second, third].join('; '))).toBe(`${second}; ${third}`);
});

test('own cookies: old ones leave room for the session, whatever their order', () => {
  const old = ['', '__Secure-', '__Host-'].flatMap((prefix) =>
    Array.from({ length: 10 }, (_, at) => `${prefix}authjs.session-token.${at}=${longValue(300)}`),
  );
  for (const header of [
    ['session=a', ...old],
    [...old, 'session=a'],
  ]) {
    const kept = ownCookies(header.join('; '), siteCookies);
    expect(kept).toHaveLength(10);
    expect(kept.at(-1)).toEqual(['session', 'a']);
  }
});
