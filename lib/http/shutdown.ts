import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { type Socket } from 'node:net';
import { SHUTDOWN_TIMEOUT } from '@/lib/deadlines';

/** Often enough that no visitor notices a restart: connections have no event for being idle. */
const CHECK_INTERVAL = 100;

/** Next alone would wait for all connections, and browsers preconnect and keep them open. */
export function limitShutdown(): void {
  const sockets = new Set<Socket & { server?: unknown }>();
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = () => {
    for (const socket of sockets) {
      // Node calls a connection idle only after its first request.
      if (socket.bytesRead === 0) socket.destroy();
      else if (socket.server instanceof Server) socket.server.closeIdleConnections();
    }
  };
  const end = (code: number) => () => {
    setInterval(closeIdle, CHECK_INTERVAL).unref();
    setTimeout(() => process.exit(code), SHUTDOWN_TIMEOUT).unref();
  };
  process.once('SIGTERM', end(143));
  process.once('SIGINT', end(130));
}
