import { createServer } from 'node:net';

/** Tries to listen for a moment; gives the code of the system's refusal, if it refuses. */
function refusal(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * A sentence when the site cannot listen on `port`, else undefined.
 *
 * @param {number} port
 * @param {string} [host] all addresses of this machine when not set.
 */
export async function portComplaint(port, host) {
  // Some systems let one program have an address and another the rest: ask for both.
  const code = (await refusal(port, host)) ?? (await refusal(port, '127.0.0.1'));
  if (code === 'EADDRNOTAVAIL') {
    return 'HOST is not an address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all addresses.';
  }
  if (code === 'EADDRINUSE') {
    return `PORT ${port} is in use. Stop what runs there, or set PORT to another number.`;
  }
  if (code === 'EACCES') {
    return `PORT ${port} may not be opened by this user. Set PORT to a number above 1023.`;
  }
  return undefined;
}

/** The first port from `first` on that nothing listens on. */
export async function freePortFrom(first) {
  let port = first;
  while (await portComplaint(port)) port += 1;
  return port;
}
