import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { interceptLog } from '@/tests/support/next-request';
import { sweepConnections } from '@/lib/http/connections';
import { guardServer } from '@/lib/http/server-guard';

const LARGE = Buffer.alloc(8 * 2 ** 20, 'x');
const seen: string[] = [];
const server = createServer(({ method, url }, response) => {
  seen.push(`${method} ${url}`);
  response.end(url === '/large' ? LARGE : `answer to ${url}`);
});
const lines = interceptLog();
const open: Socket[] = [];

beforeAll(async () => {
  // As Next does in production.
  server.on('upgrade', (_request, socket) => socket.destroy());
  guardServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  open.splice(0).forEach((socket) => socket.destroy());
  seen.length = 0;
});
afterAll(() => void server.close());

function dial(text: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  open.push(socket);
  return socket;
}

/** Everything that comes back until the server has closed. */
async function exchange(text: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of dial(text)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const get = (target: string, more = '') =>
  exchange(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${more || 'Connection: close\r\n'}\r\n`);

test.each([
  ['http://evil.example/about?a=//b', '/about?a=//b'],
  ['//evil.example', '/evil.example'],
  ['/a//b', '/a/b'],
  ['/\\evil.example', '/evil.example'],
])('server guard: hands %s to the site as %s', async (target, url) => {
  await get(target);
  expect(seen).toEqual([`GET ${url}`]);
});

test('server guard: refuses before the site, under a policy of its own', async () => {
  const answer = await get('/about', 'If-Match: "x"\r\nConnection: close\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 412 [^]*Content-Security-Policy: default-src 'none'/);
  expect(seen).toEqual([]);
});

test('server guard: drops a connection that asks for many answers and reads none', async () => {
  const socket = dial('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20)).resume();
  await once(socket, 'close');
  expect(seen.length).toBeLessThan(4);
  expect(lines.join()).toContain('"code":"pipelined"');
});

test('server guard: drops a reader that takes nothing for 15 seconds, and no other', async () => {
  const stalled = dial('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const idle = dial('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n').resume();
  await expect.poll(() => seen).toHaveLength(2);
  const now = performance.now();
  for (const seconds of [0, 10, 16, 32]) sweepConnections(now + seconds * 1_000);
  await expect.poll(() => lines.join()).toContain('"code":"reader-stalled"');
  stalled.resume();
  await once(stalled, 'close');
  expect(idle.destroyed).toBe(false);
});

test('server guard: keeps what waits for all readers together below 24 MB', async () => {
  const sockets = Array.from({ length: 6 }, () =>
    dial('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  );
  await expect.poll(() => seen).toHaveLength(6);
  sweepConnections(performance.now());
  await expect.poll(() => lines.join()).toContain('"code":"too-much-unread"');
  let closed = 0;
  for (const socket of sockets) socket.once('close', () => closed++).resume();
  await expect.poll(() => closed).toBeGreaterThan(1);
});
