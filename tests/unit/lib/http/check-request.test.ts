import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API_ADDRESSES, checkRequest, LARGEST_BYTES } from '@/lib/http/check-request';

const check = (method: string, path: string, headers: Record<string, string> = {}) =>
  checkRequest({ method, path, headers: new Headers(headers) });

const own = { host: 'localhost:3000', origin: 'http://localhost:3000' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const action = { 'next-action': '40ab' };
const form = { ...own, 'content-type': 'multipart/form-data; boundary=x' };

test.each([
  ['GET', '/', {}],
  ['HEAD', '/icon-512.png', { range: 'bytes=0-4' }],
  ['GET', '/about', { 'if-match': '*' }],
  ['GET', '/about', { 'if-unmodified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }],
  ['GET', '/about', { 'if-unmodified-since': 'Fri, 02 Jan 2026 00:00:00 GMT' }],
  ['GET', '/about', { 'if-unmodified-since': 'garbage' }],
  ['GET', '/about', { range: 'items=99999999-' }],
  ['POST', '/contact', form],
  ['POST', '/about', { ...own, ...action, 'content-type': 'text/plain;charset=UTF-8' }],
  ['POST', '/about', { ...form, ...action }],
  ['OPTIONS', '/api/health', {}],
  ['GET', '/api/health', { 'if-match': '"x"' }],
])('check request: passes %s %s %j', (method, path, headers) => {
  expect(check(method, path, headers)).toBeUndefined();
});

test.each([
  ['POST', '/api/nothing', urlencoded, 'not-found'],
  ['POST', '/api/health/', { ...own, ...action, 'content-type': 'text/plain' }, 'not-found'],
  ['PUT', '/', {}, 'method-not-allowed'],
  ['TRACE', '/api/health', {}, 'method-not-allowed'],
  ['DELETE', '/_next/static/chunks/a.js', {}, 'method-not-allowed'],
  ['POST', '/', form, 'method-not-allowed'],
  ['POST', '/icon-512.png', action, 'method-not-allowed'],
  ['POST', '/contact', own, 'unsupported-media-type'],
  ['POST', '/contact', { ...action, ...urlencoded }, 'unsupported-media-type'],
  ['POST', '/contact', { ...own, ...urlencoded }, 'unsupported-media-type'],
  ['POST', '/contact', { ...form, origin: 'https://evil.example' }, 'foreign'],
  ['POST', '/about', { ...form, ...action, origin: 'https://evil.example' }, 'foreign'],
  ['POST', '/contact', { ...form, origin: 'null' }, 'null'],
  ['POST', '/contact', { 'content-type': form['content-type'] }, 'missing'],
  ['GET', '/about', { 'if-match': '"x"' }, 'precondition-failed'],
  ['HEAD', '/icon.svg', { 'if-unmodified-since': 'Mon, 01 Jan 2001' }, 'precondition-failed'],
  ['GET', '/about', { range: 'bytes=99999999-' }, 'range-not-satisfiable'],
])('check request: refuses %s %s %j with %s', (method, path, headers, code) => {
  expect(check(method, path, headers)).toBe(code);
});

test('check request: knows every address under /api/', () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' });
  const routes = files.filter((file) => file.endsWith('route.ts'));
  expect(API_ADDRESSES).toEqual(routes.map((file) => `/api/${file.slice(0, -9)}`).sort());
});

test('check request: no file is so long that a range it refuses could be satisfied', () => {
  const sizes = readdirSync('public', { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join('public', name)).size,
  );
  expect(Math.max(...sizes)).toBeLessThan(LARGEST_BYTES);
});
