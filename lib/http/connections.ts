import { type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { logRefusal } from './refusals';

/** Answers that a connection may ask for before it has read the first of them. */
const MOST_UNREAD_ANSWERS = 2;
/** A reader that takes nothing for this long is gone. */
const STALLED_MS = 15_000;
/** Bytes that may wait for slow readers, of all connections together. */
const MOST_WAITING_BYTES = 24 * 2 ** 20;

interface Connection {
  unread: number;
  /** Bytes that the reader had taken when it last took some, and when that was. */
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

/** Counts an answer as unread until it is sent. Drops a connection that asks for too many at once. */
export function countAnswer(socket: Socket, response: ServerResponse): void {
  const connection = connections.get(socket);
  if (!connection) return;
  if (++connection.unread > MOST_UNREAD_ANSWERS) return drop(socket, 'pipelined');
  response.once('close', () => connection.unread--);
}

/** Drops connections whose readers have stopped, and the fullest ones while too much waits. */
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
