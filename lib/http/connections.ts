import { type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { logRefusal } from './refusals';

/** How many answers a connection may request before it has read the first. */
const MOST_UNREAD_ANSWERS = 2;
/** A connection that reads nothing for this long is dropped, in milliseconds. */
const STALLED_MS = 15_000;
/** How many bytes may wait for slow readers, in all connections together. */
const MOST_WAITING_BYTES = 24 * 2 ** 20;

interface Connection {
  unread: number;
  /** Bytes read so far, and when the last were read. */
  taken: number;
  takenAt: number;
}

const connections = new Map<Socket, Connection>();

function drop(socket: Socket, code: string): void {
  connections.delete(socket);
  logRefusal(code);
  socket.destroy();
}

export function trackConnection(socket: Socket): void {
  connections.set(socket, { unread: 0, taken: 0, takenAt: performance.now() });
  socket.once('close', () => connections.delete(socket));
}

/** Counts an answer as unread until it is sent; drops a connection with too many. */
export function countAnswer(socket: Socket, response: ServerResponse): void {
  const connection = connections.get(socket);
  if (!connection) return;
  if (++connection.unread > MOST_UNREAD_ANSWERS) return drop(socket, 'pipelined');
  response.once('close', () => connection.unread--);
}

/** Drops stalled connections, and the fullest ones while too many bytes wait. */
export function sweepConnections(now: number): void {
  for (const [socket, connection] of connections) {
    const taken = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || taken !== connection.taken) {
      Object.assign(connection, { taken, takenAt: now });
    } else if (now - connection.takenAt >= STALLED_MS) {
      drop(socket, 'reader-stalled');
    }
  }
  const fullest = [...connections.keys()].sort((a, b) => b.writableLength - a.writableLength);
  let waiting = fullest.reduce((sum, { writableLength }) => sum + writableLength, 0);
  for (const socket of fullest) {
    if (waiting <= MOST_WAITING_BYTES) break;
    waiting -= socket.writableLength;
    drop(socket, 'too-much-unread');
  }
}
