import { beforeEach, expect, it } from 'vitest';
import { request } from '@/tests/support/next-request';
import { isOwnRequest } from '@/lib/own-request';

beforeEach(() => request.ours());

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
