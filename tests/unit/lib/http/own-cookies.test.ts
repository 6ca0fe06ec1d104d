import { expect, test } from 'vitest';
import { siteCookies } from '@/lib/account/server/session-cookie';
import { ownCookieHeader, ownCookies } from '@/lib/http/own-cookies';

const keep = (header: string | null | undefined) => ownCookieHeader(header, siteCookies);
const long = (length: number) => 'x'.repeat(length);

/** What a browser sends, and what is handed on. */
const headers = [
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
  [';;;', undefined],
  ['a=b; _ga=GA1.1.2; __prerender_bypass=x; __next_preview_data=y', undefined],
  ['Session=a; sessions=b; xsession=c; session2=d; __Host-session=e; session.0=f', undefined],
  ['authjs.evil=; authjs.session-token.10=; __Secure-authjs.state=', undefined],
  ['session', 'session='],
  ['session=', 'session='],
  ['=session; session=a', 'session=a'],
  ['session=a', 'session=a'],
  ['a=1;session=a;b=2', 'session=a'],
  ['  session=a  ;  b=2', 'session=a'],
  ['session=a=b==', 'session=a=b=='],
  ['session="a"', 'session="a"'],
  ['session=%E0%A4', 'session=%E0%A4'],
  ['session=a; session=b; c=d; session=c', 'session=a; session=b; session=c'],
  ['session=a; authjs.csrf-token=secret|value', 'authjs.csrf-token=; session=a'],
  [
    '__Host-authjs.csrf-token=a; __Secure-authjs.callback-url=%; authjs.session-token.3=b',
    'authjs.session-token.3=; __Secure-authjs.callback-url=; __Host-authjs.csrf-token=',
  ],
  [`authjs.callback-url=${long(9_000)}; authjs.callback-url=b`, 'authjs.callback-url='],
] as const;

test('own cookies: hands on those of the site', () => {
  for (const [header, expected] of headers) {
    expect.soft(keep(header), String(header)).toBe(expected);
  }
});

test('own cookies: the last of a name are kept, at most ten and 4 kB', () => {
  const many = Array.from({ length: 30 }, (_, at) => `session=${at}`);
  expect(keep(many.join('; '))).toBe(many.slice(-10).join('; '));
  expect(keep(`session=a; session=${long(4_097)}`), 'longer than browsers keep').toBe('session=a');
  expect(keep(`session=${long(4_096)}`)).toBe(`session=${long(4_096)}`);
  const [first, second, third] = ['a', 'b', 'c'].map((letter) => `session=${letter.repeat(2_000)}`);
  expect(keep([first, second, third].join('; '))).toBe(`${second}; ${third}`);
});

test('own cookies: old ones leave room for the session, whatever their order', () => {
  const old = ['', '__Secure-', '__Host-'].flatMap((prefix) =>
    Array.from({ length: 10 }, (_, at) => `${prefix}authjs.session-token.${at}=${long(300)}`),
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
