import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { GET as health } from '@/app/api/health/route';
import { env } from '@/lib/env';
import { attachGuard, expectGuarded } from '@/lib/http/attach-guard';
import { peerHeader } from '@/lib/http/request';
import { ofSite } from '@/lib/server/requests';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';
import { rawRequest } from '@/tests/support/raw-request';

const { NODE_ENV } = env;
afterEach(() => void Object.assign(env, { NODE_ENV, VERCEL: undefined }));
attachGuard(ofSite);

async function ask(server: Server): Promise<number> {
  const url = `http://localhost:${(server.address() as AddressInfo).port}/no-page.php`;
  return (await fetch(url, { method: 'PUT' })).status;
}

/** A server in whose process the site runs. */
async function hostServer({ listens = true } = {}) {
  const seen: unknown[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(request.headers[peerHeader()]);
    response.end('from the host');
  };
  const upgrade = () => {};
  const server = createServer().on('upgrade', upgrade);
  if (listens) server.on('request', listener);
  else answerWithout(server, listener);
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  const isUntouched = () =>
    server.listeners('request')[0] === listener && server.listeners('upgrade')[0] === upgrade;
  return { seen, ask: () => ask(server), isUntouched };
}

/** Answers requests past the listeners. */
function answerWithout(server: Server, answer: RequestListener): void {
  const emit = server.emit.bind(server) as (event: string, ...values: unknown[]) => boolean;
  server.emit = (event: string, ...values: unknown[]) => {
    if (event !== 'request') return emit(event, ...values);
    answer(...(values as Parameters<RequestListener>));
    return true;
  };
}

test('guard: leaves the server of a host of functions as it is', async () => {
  Object.assign(env, { NODE_ENV: 'production', VERCEL: '1' });
  const lines = interceptLog();
  const { seen, ask, isUntouched } = await hostServer();
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(seen, 'so that the proxy checks what arrives').toEqual([undefined, undefined]);
  expect(isUntouched()).toBe(true);
  expect(expectGuarded(new Headers())).toBe(false);
  expect(lines, 'which is as it should be').toEqual([]);
});

test('guard: checks the first request too, and says once when one comes past it', async () => {
  Object.assign(env, { NODE_ENV: 'production' });
  const lines = interceptLog();
  const { ask, isUntouched } = await hostServer();
  expect([await ask(), await ask()]).toEqual([405, 405]);
  expect(isUntouched()).toBe(false);
  lines.length = 0;
  expect(expectGuarded(new Headers({ [peerHeader()]: '203.0.113.1' }))).toBe(true);
  expect(lines).toEqual([]);
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(3);
  expect(expectGuarded(new Headers()), 'one that came before Next was ready').toBe(false);
  expect(lines).toEqual([]);
  uptime.mockReturnValue(61);
  await health(new Request('http://localhost/api/health'));
  for (let n = 0; n < 3; n++) expect(expectGuarded(new Headers())).toBe(false);
  expect(readLog(lines, 'guard-not-attached')).toMatchObject([{ code: 'unseen-request' }]);
});

test('guard: says once that it found no listener, and leaves the check to the proxy', async () => {
  Object.assign(env, { NODE_ENV: 'production' });
  const lines = interceptLog();
  const { seen, ask } = await hostServer({ listens: false });
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(seen).toEqual([undefined, undefined]);
  expect(readLog(lines)).toMatchObject([{ event: 'guard-not-attached', code: 'no-listener' }]);
});

test('guard: hands Next the cookies of the site alone', async () => {
  Object.assign(env, { NODE_ENV: 'production' });
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push('cookie' in request.headers ? request.headers.cookie : 'none');
    response.end();
  });
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  for (const cookie of ['a=1; session=b; c=2', '_ga=1', `${'a=1; '.repeat(2_000)}session=b`])
    await fetch(`http://localhost:${port}/`, { headers: { cookie } });
  await fetch(`http://localhost:${port}/`);
  expect(seen).toEqual(['session=b', 'none', 'session=b', 'none']);
});

/** A server that has the guard, and the targets that pass it. */
async function listening() {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url);
    response.end();
  });
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  return { seen, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

test('guard: hands Next a path that cannot be decoded as text, and an unknown Expect as a request', async () => {
  Object.assign(env, { NODE_ENV: 'production' });
  const { url, seen } = await listening();
  for (const path of ['/a%20b', '/a%E0%A4', '/100%?q=%E0', '/%zz%20', '/%E0%A4%B9'])
    await rawRequest(url, path);
  await rawRequest(url, '/expect', { headers: { expect: 'the-best' } });
  expect(seen).toEqual([
    '/a%20b',
    '/a%25E0%25A4',
    '/100%25?q=%E0',
    '/%25zz%2520',
    '/%E0%A4%B9',
    '/expect',
  ]);
});

test('guard: hands Next twenty parameters of an address', async () => {
  Object.assign(env, { NODE_ENV: 'production' });
  const { url, seen } = await listening();
  const many = Array.from({ length: 25 }, (_, at) => `p${at}=${at}`);
  const paths = ['/', '/?', '/?a=1?b&c=%26', `/?${many.slice(0, 20).join('&')}`];
  for (const path of paths) await rawRequest(url, path);
  await rawRequest(url, `/hi?${many.join('&')}`);
  expect(seen).toEqual([...paths, `/hi?${many.slice(0, 20).join('&')}`]);
});
