import { Socket } from 'node:net';

/**
 * Preloaded with `node --import`: connections of this process to other machines go to servers of a
 * test. `REDIRECTED_PORTS` is JSON of their ports on loopback by the usual port; a port that is not in
 * it is closed.
 */
const ports = JSON.parse(process.env.REDIRECTED_PORTS ?? '{}');
const connect = Socket.prototype.connect;

Socket.prototype.connect = function (...args) {
  // An array when net.connect() has read the arguments already.
  const holder = Array.isArray(args[0]) ? args[0] : args;
  const { host, port, path } = holder[0];
  if (!path && host && !/^(localhost|127\.|::1)/.test(host)) {
    holder[0] = { ...holder[0], host: '127.0.0.1', port: ports[port] ?? 1 };
  }
  return connect.apply(this, args);
};
