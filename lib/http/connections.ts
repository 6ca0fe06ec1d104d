import { type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { logRefusal } from './refusals';

const MAX_UNREAD_RESPONSES = 2;
const STALLED_MS = 15_000;
/** For slow readers, in all connections together. */
const MAX_WAITING_BYTES = 24 * 2 ** 20;

interface Connection {
  unread: number;
  bytesRead: number;
  lastReadAt: number;
}

const connections = new Map<Socket, Connection>();

function drop(socket: Socket, code: string): void {
  connections.delete(socket);
  logRefusal(code);
  socket.destroy();
}

export function trackConnection(socket: Socket): void {
  connections.set(socket, { unread: 0, bytesRead: 0, lastReadAt: performance.now() });
  socket.once('close', () => connections.delete(socket));
}

export function countResponse(socket: Socket, response: ServerResponse): void {
  const connection = connections.get(socket);
  if (!connection) return;
  if (++connection.unread > MAX_UNREAD_RESPONSES) return drop(socket, 'pipelined');
  response.once('close', () => connection.unread--);
}

export function sweepConnections(now: number): void {
  for (const [socket, connection] of connections) {
    const bytesRead = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || bytesRead !== connection.bytesRead) {
      Object.assign(connection, { bytesRead, lastReadAt: now });
    } else if (now - connection.lastReadAt >= STALLED_MS) {
      drop(socket, 'reader-stalled');
    }
  }
  const fullest = [...connections.keys()].sort((a, b) => b.writableLength - a.writableLength);
  let waiting = fullest.reduce((sum, { writableLength }) => sum + writableLength, 0);
  for (const socket of fullest) {
    if (waiting <= MAX_WAITING_BYTES) break;
    waiting -= socket.writableLength;
    drop(socket, 'too-much-unread');
  }
}
