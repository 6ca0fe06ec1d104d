import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { limitConnections } from '@/lib/http/connections';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';

const lines = interceptLog();
const MEGABYTE = 2 ** 20;
let answer: (response: ServerResponse) => void;
let asked = 0;
const server = createServer((_request, response) => {
  asked++;
  answer(response);
});

let sweep: () => void;
/** Connected before the limits were there. */
let early: Socket;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  early = client();
  await once(server, 'connection');
  limitConnections();
  sweep = () => vi.advanceTimersByTime(1_000);
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
  answer = (response) => response.end('answer');
});

const port = () => (server.address() as AddressInfo).port;

const client = () => connect(port(), '127.0.0.1').on('error', () => {});
const ask = (socket: Socket, requests: number) =>
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));

/** A client that asks and reads nothing. */
function holdUnread() {
  const socket = client().pause();
  ask(socket, 1);
  return socket;
}

it('connections: one that asks a third time before it has an answer is closed', async () => {
  answer = () => {};
  for (const socket of [early, client()]) {
    ask(socket.resume(), 20);
    await once(socket, 'close');
  }
  await expect.poll(connectionCount).toBe(0);
  sweep();
  expect(readLog(lines)).toMatchObject([
    { event: 'connections-dropped', code: 'pipelined', count: 2 },
  ]);
});

const connectionCount = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

it('connections: one that waits for each answer stays open for as many as it likes', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let n = 0; n < 50; n++) {
    const sent = request({ port: port(), host: '127.0.0.1', agent }).end();
    const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
    response.resume();
    await once(response, 'end');
    sweep();
  }
  expect(asked).toBe(50);
  expect(await connectionCount()).toBe(1);
  agent.destroy();
});

it('connections: over 24 MB of unread answers, the fullest are closed', async () => {
  answer = (response) => response.end(Buffer.alloc(5 * MEGABYTE));
  const sockets = Array.from({ length: 10 }, holdUnread);
  await expect.poll(() => asked).toBe(10);
  sweep();
  const open = await connectionCount();
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThan(10);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 61_000);
  sweep();
  await expect.poll(connectionCount).toBe(0);
  sockets.forEach((socket) => socket.destroy());
});
