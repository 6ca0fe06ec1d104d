import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interceptLog } from '@/tests/support/next-request';
import { allowedMethods, checkRequest as checkOf } from '@/lib/http/guard';
import { refusalPages } from '@/lib/contact/refused-form';
import { refuse } from '@/lib/http/refusals';
import { peerHeader } from '@/lib/http/request';
import { routes } from '@/lib/server/requests';
import { refusedForm as en } from '@/content/en/refused-form';
import { refusedForm as hi } from '@/content/hi/refused-form';

const checkRequest = (method: string, path: string, headers: Headers) =>
  checkOf(method, path, { headers, routes });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // The log counts the lines of a minute.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

test('check request: knows every address under /api/', () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' });
  const routes = files.filter((file) => file.endsWith('route.ts'));
  expect(routes.length).toBeGreaterThan(3);
  const check = (path: string) => checkRequest('GET', path, new Headers());
  for (const file of routes) expect(check(`/api/${file.slice(0, -9)}`), file).toBeUndefined();
  for (const path of ['/api/nothing', '/api/health/', '/api/']) expect(check(path)).toBe(404);
});

test('check request: takes the form of an order from this site alone, and ranges for ebooks and recordings alone', () => {
  const path = '/orders/VM-7K3QX2-abc-x_Y';
  const type = 'application/x-www-form-urlencoded';
  const check = (headers: Record<string, string>, method = 'POST', to = path) =>
    checkRequest(method, to, new Headers(headers));
  const origin = 'http://localhost:3000';
  expect(check({ origin, 'content-type': type })).toBeUndefined();
  expect(check({ 'content-type': type })).toBe('missing');
  expect(check({ origin: 'null', 'content-type': type })).toBe('null');
  expect(check({ origin: 'https://evil.example', 'content-type': type })).toBe('foreign');
  expect(check({ origin, 'content-type': 'text/plain' })).toBe(415);
  expect(check({ origin, 'content-type': type }, 'POST', '/orders/a/b')).toBe(405);
  expect(check({ origin, 'content-type': type }, 'POST', '/books')).toBe(405);
  expect(check({}, 'GET')).toBeUndefined();
  expect(check({}, 'DELETE')).toBe(405);
  expect(allowedMethods(path, routes)).toBe('GET, HEAD, POST');
  expect(['/api/ebook/a', '/_next/static/media/voice.1a.mp4'].map(routes.takesRanges)).toEqual([
    true,
    true,
  ]);
  const others = ['/api/health', '/books', '/_next/static/media/portrait.1a.avif', '/a.mp4'];
  expect(others.filter(routes.takesRanges)).toEqual([]);
});

test('check request: renders a burst of 20 forms and then two a second, half of them of one client', () => {
  const origin = 'http://localhost:3000';
  const renderMany = (client: string) => {
    const headers = new Headers({ origin, 'content-type': 'multipart/form-data; boundary=x' });
    headers.set(peerHeader(), client);
    const render = () => checkRequest('POST', '/contact', headers) === undefined;
    return Array.from({ length: 50 }, render).filter(Boolean).length;
  };
  expect(['203.0.113.1', '203.0.113.2', '203.0.113.3'].map(renderMany)).toEqual([10, 10, 0]);
  vi.advanceTimersByTime(2_000);
  expect(['203.0.113.1', '203.0.113.1', '203.0.113.3'].map(renderMany)).toEqual([2, 0, 2]);
  vi.advanceTimersByTime(3_600_000);
  expect(renderMany('203.0.113.1')).toBe(10);
});

test('refusals: twenty of a kind are logged in a minute', () => {
  const lines = interceptLog();
  for (let sent = 0; sent < 100; sent++) refuse(503, { path: '/contact', pages: refusalPages });
  expect(lines).toHaveLength(20);
  refuse('foreign', { path: '/contact', pages: refusalPages });
  expect(lines).toHaveLength(21);
  vi.advanceTimersByTime(61_000);
  refuse(503, { path: '/contact', pages: refusalPages });
  expect(lines.slice(21).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { event: 'log-lines-left-out', kind: 'request-refused', code: 'status-503', count: 80 },
    { level: 'warn', event: 'request-refused', code: 'status-503' },
  ]);
});

test('refusals: a form that is not taken gets a page in its language that says what to do', () => {
  interceptLog();
  for (const [path, language, words] of [
    ['/contact', 'en', en],
    ['/hi/contact', 'hi', hi],
  ] as const) {
    const { title, text } = words.busy;
    const answer = refuse(503, { path, pages: refusalPages });
    expect(answer).toMatchObject({
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      },
    });
    expect(answer.text).toContain(`<html lang="${language}">`);
    for (const part of [title, text, `href="${path}"`]) expect(answer.text).toContain(part);
  }
});
