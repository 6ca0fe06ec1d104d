import { once } from 'node:events';
import { createServer } from 'node:net';

async function tryPort(port, host) {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  const { port: free } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return free;
}

const ERRORS = {
  EADDRNOTAVAIL: () =>
    'HOST is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all addresses.',
  EADDRINUSE: (port) =>
    `PORT ${port} is in use. Stop what runs there, or set PORT to another number.`,
  EACCES: (port) => `PORT ${port} may not be opened by this user. Set PORT to a number above 1023.`,
};

/** @returns {Promise<string | undefined>} */
export async function portError(port, host) {
  try {
    await tryPort(port, host);
    // On some systems two programs can share a port on different addresses.
    await tryPort(port, '127.0.0.1');
  } catch ({ code }) {
    return ERRORS[code]?.(port);
  }
}

export const freePort = () => tryPort(0, '127.0.0.1');

export async function freePortFrom(first) {
  let port = first;
  while (await portError(port)) port += 1;
  return port;
}
