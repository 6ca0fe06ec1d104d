import { createServer } from 'node:net';

/** Listens for a moment. Returns the port, or the code of the system's refusal. */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve({ code }));
    server.listen({ port, host }, () => {
      const { port: free } = server.address();
      server.close(() => resolve({ port: free }));
    });
  });
}

/** Why the site cannot listen on a port, as a sentence; undefined when it can. */
export async function portError(port, host) {
  // On some systems two programs can share a port on different addresses.
  const tries = [await tryPort(port, host), await tryPort(port, '127.0.0.1')];
  const code = tries.find((result) => result.code)?.code;
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

/** Any free port of this machine. */
export const freePort = async () => (await tryPort(0, '127.0.0.1')).port;

/** The first free port from `first` on. */
export async function freePortFrom(first) {
  let port = first;
  while (await portError(port)) port += 1;
  return port;
}
