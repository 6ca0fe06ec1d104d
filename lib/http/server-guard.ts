import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { env } from '@/lib/env';
import { refusalHeaders } from '@/lib/csp/header-rules';
import { allowedMethods, checkRequest } from './check-request';
import { countResponse, sweepConnections, trackConnection } from './connections';
import { logRefusal, type Refusal, refusalAnswer } from './refusals';

const SWEEP_MS = 5_000;
const SECURITY_HEADERS = Object.fromEntries(
  refusalHeaders({ https: env.SITE_URL.startsWith('https:') }).map(({ key, value }) => [
    key,
    value,
  ]),
);

/** A server may ignore ranges (RFC 9110); `checkRequest` has checked the conditions. */
const REMOVED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** Next would redirect such targets, without our headers and to a host that the client chose. */
function normalizeTarget(target: string): string {
  const [path = '', ...query] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('?');
  return [`/${path}`.replace(/[\\/]+/g, '/'), ...query].join('?');
}

function refuse(response: ServerResponse, code: Refusal, path: string): void {
  logRefusal(code);
  const { status, headers, text } = refusalAnswer(code, allowedMethods(path));
  response.writeHead(status, { ...SECURITY_HEADERS, ...headers }).end(text);
}

function guarded(next: RequestListener): RequestListener {
  return (request: IncomingMessage, response) => {
    // Node still parses what it received before a connection was dropped.
    if (request.socket.destroyed) return;
    const { headers, method = 'GET' } = request;
    request.url = normalizeTarget(request.url ?? '/');
    const path = request.url.split('?', 1)[0]!;
    const get = (name: string) => headers[name]?.toString() ?? null;
    const refusal = checkRequest({ method, path, headers: { get } });
    if (refusal) return refuse(response, refusal, path);
    for (const name of REMOVED_HEADERS) delete headers[name];
    // `Accept` enables the rewrite to a precompressed page, which ignores case, unlike Next's pages.
    if (/[A-Z]/.test(path)) delete headers.accept;
    next(request, response);
  };
}

function guard(server: Server): void {
  for (const next of server.listeners('request') as RequestListener[]) {
    server.off('request', next).on('request', guarded(next));
  }
  // Next's listener closes connections with an Upgrade header; without a listener Node ignores it.
  server.removeAllListeners('upgrade');
}

/** Call it once, at the start. Next does not expose its server: the first connection reveals it. */
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
    countResponse(socket, response);
  });
  setInterval(() => sweepConnections(performance.now()), SWEEP_MS).unref();
}
