import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interceptLog } from '@/tests/support/next-request';
import { checkRequest } from '@/lib/http/guard';
import { refuse } from '@/lib/http/refusals';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('check request: knows every address under /api/', () => {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' });
  const routes = files.filter((file) => file.endsWith('route.ts'));
  expect(routes.length).toBeGreaterThan(3);
  const check = (path: string) => checkRequest('GET', path, new Headers());
  for (const file of routes) expect(check(`/api/${file.slice(0, -9)}`), file).toBeUndefined();
  for (const path of ['/api/nothing', '/api/health/', '/api/']) expect(check(path)).toBe(404);
});

test('check request: a burst of 20 forms is rendered, then two a second', () => {
  const origin = 'http://localhost:3000';
  const headers = new Headers({ origin, 'content-type': 'multipart/form-data; boundary=x' });
  const render = () => checkRequest('POST', '/contact', headers) === undefined;
  const renderMany = () => Array.from({ length: 50 }, render).filter(Boolean).length;
  expect(renderMany()).toBe(20);
  vi.advanceTimersByTime(1_000);
  expect(renderMany()).toBe(2);
  vi.advanceTimersByTime(3_600_000);
  expect(renderMany()).toBe(20);
});

test('refusals: twenty of a kind are logged in a minute', () => {
  const lines = interceptLog();
  for (let sent = 0; sent < 100; sent++) refuse(503, 'GET');
  expect(lines).toHaveLength(20);
  refuse('foreign', 'GET');
  expect(lines).toHaveLength(21);
  vi.advanceTimersByTime(61_000);
  refuse(503, 'GET');
  expect(lines.slice(21).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { event: 'log-lines-left-out', kind: 'request-refused', code: 'status-503', count: 80 },
    { level: 'warn', event: 'request-refused', code: 'status-503' },
  ]);
});
