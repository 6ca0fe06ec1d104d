import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { env } from '@/lib/env';
import { refusalHeaders } from '@/lib/csp/header-rules';
import { allowedMethods, checkRequest } from './check-request';
import { countAnswer, sweepConnections, trackConnection } from './connections';
import { logRefusal, type Refusal, refusalAnswer } from './refusals';

const SWEEP_MS = 5_000;
const GUARDS = Object.fromEntries(
  refusalHeaders({ https: env.SITE_URL.startsWith('https:') }).map(({ key, value }) => [
    key,
    value,
  ]),
);

/** Removed: ranges may be ignored (RFC 9110), and the conditions are checked already. */
const CHECKED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/**
 * Turns an absolute-form target into its path and merges repeated slashes and backslashes. Next
 * would answer them with a redirect that has no headers and that names the host of the target.
 */
export function normalizeTarget(target: string): string {
  const [path = '', ...query] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('?');
  return [`/${path}`.replace(/[\\/]+/g, '/'), ...query].join('?');
}

function refuse(response: ServerResponse, code: Refusal, path: string): void {
  logRefusal(code);
  const { status, headers, text } = refusalAnswer(code, allowedMethods(path));
  response.writeHead(status, { ...GUARDS, ...headers }).end(text);
}

/** Refuses some requests and passes the others to Next. */
function guarded(next: RequestListener): RequestListener {
  return (request: IncomingMessage, response) => {
    // After a connection is dropped, Node still parses what it has received.
    if (request.socket.destroyed) return;
    const { headers, method = 'GET' } = request;
    request.url = normalizeTarget(request.url ?? '/');
    const path = request.url.split('?', 1)[0]!;
    const get = (name: string) => headers[name]?.toString() ?? null;
    const refusal = checkRequest({ method, path, headers: { get } });
    if (refusal) return refuse(response, refusal, path);
    for (const name of CHECKED_HEADERS) delete headers[name];
    // Next matches the rewrites to precompressed pages in any case, but pages in lower case only.
    if (/[A-Z]/.test(path)) delete headers.accept;
    next(request, response);
  };
}

function guard(server: Server): void {
  for (const next of server.listeners('request') as RequestListener[]) {
    server.off('request', next).on('request', guarded(next));
  }
  // Next's listener closes every connection with an Upgrade header. Without it Node ignores the
  // header, as RFC 9110 allows.
  server.removeAllListeners('upgrade');
}

/**
 * Guards Node's HTTP server. Next gives no access to it, so this takes it from the first
 * connection. Call it once, at the start.
 */
export function guardServer(): void {
  const servers = new WeakSet<Server>();
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    if (!(socket.server instanceof Server)) return;
    if (!servers.has(socket.server)) guard(socket.server);
    servers.add(socket.server);
    trackConnection(socket);
  });
  subscribe('http.server.request.start', (message) => {
    const { response, socket } = message as { response: ServerResponse; socket: Socket };
    countAnswer(socket, response);
  });
  setInterval(() => sweepConnections(performance.now()), SWEEP_MS).unref();
}
