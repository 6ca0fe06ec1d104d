import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { env } from '@/lib/env';
import { guardServer, reportUnguarded } from '@/lib/http/guard';
import { peerHeader } from '@/lib/http/request';
import { interceptLog } from '@/tests/support/next-request';

const { NODE_ENV } = env;
afterEach(() => void Object.assign(env, { NODE_ENV, VERCEL: undefined }));
guardServer();

/** A server in whose process the site runs. */
async function hostServer() {
  const seen: unknown[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(request.headers[peerHeader()]);
    response.end('from the host');
  };
  const upgrade = () => {};
  const server: Server = createServer(listener).on('upgrade', upgrade);
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  const url = `http://localhost:${(server.address() as AddressInfo).port}/no-page.php`;
  const ask = async () => (await fetch(url, { method: 'PUT' })).status;
  const isUntouched = () =>
    server.listeners('request')[0] === listener && server.listeners('upgrade')[0] === upgrade;
  return { seen, ask, isUntouched };
}

test('guard: leaves the server of a host of functions as it is', async () => {
  Object.assign(env, { NODE_ENV: 'production', VERCEL: '1' });
  const lines = interceptLog();
  const { seen, ask, isUntouched } = await hostServer();
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(seen, 'so that the proxy checks what arrives').toEqual([undefined, undefined]);
  expect(isUntouched()).toBe(true);
  reportUnguarded();
  expect(lines, 'which is as it should be').toEqual([]);
});

test('guard: checks the first request too, and says once when one comes past it', async () => {
  Object.assign(env, { NODE_ENV: 'production' });
  const lines = interceptLog();
  const { ask, isUntouched } = await hostServer();
  expect([await ask(), await ask()]).toEqual([405, 405]);
  expect(isUntouched()).toBe(false);
  lines.length = 0;
  for (let n = 0; n < 3; n++) reportUnguarded();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { event: 'guard-not-attached', code: 'unseen-request' },
  ]);
});
