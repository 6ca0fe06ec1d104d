import { createServer } from 'node:net';

/** Tries to listen for a moment; gives the code of the system's refusal, if it refuses. */
function refusal(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/** A sentence when the site cannot listen on `port` of this machine, else undefined. */
export async function portComplaint(port) {
  // Some systems let one program have an address and another the rest: ask for both.
  const code = (await refusal(port)) ?? (await refusal(port, '127.0.0.1'));
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
