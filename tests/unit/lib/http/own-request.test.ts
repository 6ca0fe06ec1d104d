import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interceptLog, request } from '@/tests/support/next-request';
import { isOwnRequest } from '@/lib/http/own-request';

let lines: string[];

beforeEach(() => {
  lines = interceptLog();
  request.ours();
});
beforeEach(() => request.ours());
afterEach(() => void vi.restoreAllMocks());

it.each([
  ['the site itself', {}],
  ['the site under its own address', { host: '127.0.0.1:3000' }],
  [
    'the site behind a proxy',
    { origin: 'https://example.in', 'x-forwarded-host': 'example.in', host: '10.0.0.7' },
  ],
  [
    'the site behind two proxies',
    { origin: 'https://example.in', 'x-forwarded-host': 'example.in, inner' },
  ],
])('lets pass %s', async (_who, headers) => {
  request.ours(headers);
  expect(await isOwnRequest()).toBe(true);
});

it.each([
  'https://evil.example',
  'null',
  '',
  'localhost:3000',
  'http://localhost:3001',
  'http://localhost:3000.evil.example',
])('refuses the origin "%s"', async (origin) => {
  request.ours({ origin });
  expect(await isOwnRequest()).toBe(false);
});

it('refuses an origin without a host, whatever the request is said to be for', async () => {
  request.ours({ origin: 'file://', 'x-forwarded-host': '' });
  expect(await isOwnRequest()).toBe(false);
});

it('refuses a request that does not say where it comes from', async () => {
  request.headers.delete('origin');
  expect(await isOwnRequest()).toBe(false);
  request.headers.delete('host');
  expect(await isOwnRequest()).toBe(false);
});

it.each([
  ['missing', ''],
  ['null', 'null'],
  ['foreign', 'https://evil.example'],
  ['foreign', 'file://'],
  ['foreign', 'no-address'],
  ['www-mismatch', 'http://www.localhost:3000'],
])('own request: logs one line with the code %s for the origin "%s"', async (code, origin) => {
  request.ours({ origin });
  await isOwnRequest();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'warn', event: 'origin-refused', code },
  ]);
  expect(lines.join()).not.toMatch(/evil|localhost/);
});

it('own request: logs nothing for a page of this site', async () => {
  await isOwnRequest();
  expect(lines).toEqual([]);
});

describe('own request, on a public site', () => {
  async function ask(headers: Record<string, string>) {
    vi.resetModules();
    vi.stubEnv('SITE_URL', 'https://example.in');
    const { originRefusal } = await import('@/lib/http/own-request');
    vi.unstubAllEnvs();
    return originRefusal(new Headers(headers));
  }

  it.each([
    [undefined, { origin: 'https://example.in', host: '127.0.0.1:3000' }],
    [undefined, { origin: 'https://www.example.in', host: 'www.example.in' }],
    ['foreign', { origin: 'http://example.in', host: 'example.in' }],
    ['foreign', { origin: 'http://preview.example.in', host: 'preview.example.in' }],
    ['www-mismatch', { origin: 'https://www.example.in', host: '127.0.0.1:3000' }],
    ['www-mismatch', { origin: 'https://www.example.in', host: 'example.in' }],
    ['foreign', { origin: 'https://wwwexample.in', host: 'example.in' }],
    ['foreign', { origin: 'https://evil.example', host: 'example.in' }],
  ])('answers %s to %j', async (refusal, headers) => {
    expect(await ask(headers)).toBe(refusal);
  });
});
