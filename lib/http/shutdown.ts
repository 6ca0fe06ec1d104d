import { subscribe } from 'node:diagnostics_channel';
import { type Server } from 'node:http';
import { type Socket } from 'node:net';

/** Actions respond within 9 seconds. */
const GRACE_MS = 9000;
const KILL_MS = 9800;
const CHECK_MS = 100;

/** Next alone would wait for all connections, and browsers preconnect and keep them open. */
export function limitShutdown(): void {
  const unused = new Set<Socket>();
  const servers = new Set<Server>();
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  subscribe('http.server.request.start', (message) => {
    const { socket, server } = message as { socket: Socket; server: Server };
    unused.delete(socket);
    servers.add(server);
  });

  const closeIdle = () => {
    for (const socket of unused) socket.destroy();
    for (const server of servers) server.closeIdleConnections();
  };
  const end = (code: number) => () => {
    closeIdle();
    setInterval(closeIdle, CHECK_MS).unref();
    setTimeout(() => process.exit(code), GRACE_MS).unref();
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), KILL_MS).unref();
  };
  process.once('SIGTERM', end(143));
  process.once('SIGINT', end(130));
}
