import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';

/**
 * Preloaded with `node --import`: connections of this process to other machines go to servers of a
 * test, and every domain leads to one, but for those that end in `.invalid`. `REDIRECTED_PORTS` is
 * JSON of their ports on loopback by the usual port; a port that is not in it is closed.
 */
const ports = JSON.parse(process.env.REDIRECTED_PORTS ?? '{}');
const { connect } = Socket.prototype;

Socket.prototype.connect = function (...args) {
  // An array when net.connect() has read the arguments already.
  const holder = Array.isArray(args[0]) ? args[0] : args;
  const { host, port, path } = holder[0];
  if (!path && host && !/^(localhost|127\.|::1)/.test(host)) {
    holder[0] = { ...holder[0], host: '127.0.0.1', port: ports[port] ?? 1 };
  }
  return connect.apply(this, args);
};

dns.lookup = async (name) => {
  if (!name.endsWith('.invalid')) return { address: '127.0.0.1', family: 4 };
  throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
};
syncBuiltinESMExports();
