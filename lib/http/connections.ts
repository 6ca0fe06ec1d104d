import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { type Socket } from 'node:net';
import { log } from '@/lib/log/log';
import { MINUTE, SECOND } from '@/lib/time';

/** Browsers and proxies wait for an answer before they send the next request of a connection. */
const MAX_UNREAD_RESPONSES = 2;
const STALLED = MINUTE;
/** For slow readers, in all connections together. */
const MAX_WAITING_BYTES = 24 * 2 ** 20;
const SWEEP_INTERVAL = SECOND;

interface Connection {
  unread: number;
  bytesRead: number;
  lastReadAt: number;
}

const connections = new Map<Socket, Connection>();
const dropped = new Map<string, number>();
let loggedAt = -Infinity;

function drop(socket: Socket, code: string): void {
  connections.delete(socket);
  dropped.set(code, (dropped.get(code) ?? 0) + 1);
  socket.destroy();
}

function track(socket: Socket): Connection {
  const connection = { unread: 0, bytesRead: 0, lastReadAt: performance.now() };
  connections.set(socket, connection);
  socket.once('close', () => connections.delete(socket));
  return connection;
}

function countRequest(socket: Socket): void {
  // Node still parses what it received before a connection was dropped.
  if (socket.destroyed) return;
  // Next listens before this file does.
  const connection = connections.get(socket) ?? track(socket);
  if (++connection.unread > MAX_UNREAD_RESPONSES) drop(socket, 'pipelined');
}

function countResponse(socket: Socket): void {
  const connection = connections.get(socket);
  if (connection) connection.unread--;
}

function sweep(now: number): void {
  for (const [socket, connection] of connections) {
    const bytesRead = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || bytesRead !== connection.bytesRead) {
      Object.assign(connection, { bytesRead, lastReadAt: now });
    } else if (now - connection.lastReadAt >= STALLED) drop(socket, 'reader-stalled');
  }
  const fullest = [...connections.keys()].sort((a, b) => b.writableLength - a.writableLength);
  let waiting = fullest.reduce((sum, { writableLength }) => sum + writableLength, 0);
  for (const socket of fullest) {
    if (waiting <= MAX_WAITING_BYTES) break;
    waiting -= socket.writableLength;
    drop(socket, 'too-much-unread');
  }
}

/** One line a minute and code, because strangers cause them. */
function logDropped(now: number): void {
  if (dropped.size === 0 || now - loggedAt < MINUTE) return;
  for (const [code, count] of dropped) log.warn('connections-dropped', { code, count });
  dropped.clear();
  loggedAt = now;
}

/** Closes connections whose clients ask for more than they read, which would fill the memory. */
export function limitConnections(): void {
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    if (socket.server instanceof Server) track(socket);
  });
  // Cheaper than a listener on each response.
  subscribe('http.server.request.start', (message) =>
    countRequest((message as { socket: Socket }).socket),
  );
  subscribe('http.server.response.finish', (message) =>
    countResponse((message as { socket: Socket }).socket),
  );
  const sweepAndLog = () => {
    sweep(performance.now());
    logDropped(performance.now());
  };
  setInterval(sweepAndLog, SWEEP_INTERVAL).unref();
}
