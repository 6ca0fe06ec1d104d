import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { interceptLog, request } from '@/tests/support/next-request';
import { isOwnRequest } from '@/lib/http/own-request';

let lines: string[];

beforeEach(() => {
  lines = interceptLog();
  request.ours();
});
afterEach(() => void vi.restoreAllMocks());

const behindProxy = { origin: 'https://example.in', 'x-forwarded-host': 'example.in' };

it.each([
  ['the site itself', {}],
  ['the site under its own address', { host: '127.0.0.1:3000' }],
  ['the site behind a proxy', { ...behindProxy, host: '10.0.0.7' }],
  ['the site behind two proxies', { ...behindProxy, 'x-forwarded-host': 'example.in, inner' }],
])('isOwnRequest: accepts %s, and logs nothing', async (_who, headers) => {
  request.ours(headers);
  expect(await isOwnRequest()).toBe(true);
  expect(lines).toEqual([]);
});

it.each([
  ['missing', ''],
  ['null', 'null'],
  ['foreign', 'https://evil.example'],
  ['foreign', 'http://localhost:3001'],
  ['foreign', 'http://localhost:3000.evil.example'],
  ['foreign', 'file://'],
  ['foreign', 'localhost:3000'],
  ['foreign', 'no-address'],
  ['www-mismatch', 'http://www.localhost:3000'],
])('isOwnRequest: refuses with one log line, %s, the origin "%s"', async (code, origin) => {
  request.ours({ origin });
  expect(await isOwnRequest()).toBe(false);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'warn', event: 'origin-refused', code },
  ]);
  expect(lines.join()).not.toMatch(/evil|localhost/);
});

it('isOwnRequest: refuses what names no origin, and an origin without a host', async () => {
  request.headers.delete('origin');
  expect(await isOwnRequest()).toBe(false);
  request.headers.delete('host');
  expect(await isOwnRequest()).toBe(false);
  request.ours({ origin: 'file://', 'x-forwarded-host': '' });
  expect(await isOwnRequest()).toBe(false);
});

let originRefusal: (headers: Headers) => string | undefined;
beforeAll(async () => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://example.in');
  ({ originRefusal } = await import('@/lib/http/own-request'));
  vi.unstubAllEnvs();
});

it.each([
  [undefined, { origin: 'https://example.in', host: '127.0.0.1:3000' }],
  [undefined, { origin: 'https://www.example.in', host: 'www.example.in' }],
  ['foreign', { origin: 'http://example.in', host: 'example.in' }],
  ['foreign', { origin: 'http://preview.example.in', host: 'preview.example.in' }],
  ['www-mismatch', { origin: 'https://www.example.in', host: '127.0.0.1:3000' }],
  ['www-mismatch', { origin: 'https://www.example.in', host: 'example.in' }],
  ['foreign', { origin: 'https://wwwexample.in', host: 'example.in' }],
  ['foreign', { origin: 'https://evil.example', host: 'example.in' }],
])('originRefusal: is %s on a public site for %j', (refusal, headers) => {
  expect(originRefusal(new Headers(headers))).toBe(refusal);
});
