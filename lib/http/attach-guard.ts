/**
 * Patches the listeners of Next's server, which has no hook before its own work. Without it a client of Java fails
 * (its upgrade to HTTP/2 closes the connection), `PUT` and `If-Match` get 500, and a flood of forms holds all visitors.
 */
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { env } from '@/lib/env';
import { runsInFunctions } from '@/lib/hosts';
import { log } from '@/lib/log/log';
import { SERVER_ORIGIN } from '@/lib/next-names';
import { answerClientErrors } from './client-errors';
import { allowedMethods, checkRequest, type OfSite } from './guard';
import { ownCookieHeader } from './own-cookies';
import { refuse } from './refusals';
import { peerHeader, type RequestHeaders } from './request';
import { mendHeaders } from './response-headers';

/** Next answers a path that cannot be decoded with 500: taken literally, it is a page that is missing. */
function escapeUndecodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** Next takes time in the square of their number. No address of the site has half as many. */
const MAX_PARAMETERS = 20;

/** Next would redirect such targets, without our headers and to a host that the client chose. */
function normalizeTarget(target: string): string {
  const [path = '', ...query] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('?');
  const parameters = query.join('?').split('&', MAX_PARAMETERS).join('&');
  const normalized = escapeUndecodable(`/${path}`.replace(/[\\/]+/g, '/'));
  return query.length > 0 ? `${normalized}?${parameters}` : normalized;
}

function guard(next: RequestListener, { cookies, pages, routes }: OfSite): RequestListener {
  return (request, response) => {
    // Node still parses what it received before a connection was dropped.
    if (request.socket.destroyed) return;
    request.url = normalizeTarget(request.url ?? '/');
    const { headers, method = 'GET' } = request;
    const path = request.url.split('?', 1)[0]!;
    const get = (name: string) => headers[name]?.toString() ?? null;
    const refusal = checkRequest(method, path, { headers: { get }, routes });
    if (refusal) {
      const allowed = allowedMethods(path, routes);
      const { text, ...answer } = refuse(refusal, { path, pages, allowed });
      return void response.writeHead(answer.status, answer.headers).end(text);
    }
    // A server may ignore ranges (RFC 9110), and the conditions hold.
    const ignored = routes.takesRanges(path) ? [] : ['range', 'if-range'];
    for (const name of [...ignored, 'if-match', 'if-unmodified-since']) delete headers[name];
    if (headers.cookie !== undefined) {
      const own = ownCookieHeader(headers.cookie, cookies);
      if (own) headers.cookie = own;
      else delete headers.cookie;
    }
    // `Accept` enables the rewrite to a precompressed page, which ignores case, unlike Next's pages.
    if (/[A-Z]/.test(path)) delete headers.accept;
    mendHeaders(response);
    next(request, response);
  };
}

/** Whether Next itself listens. Otherwise the server is the host's, which is not ours to change. */
const isServedByNext = () => Boolean(env[SERVER_ORIGIN]) || !runsInFunctions(env);

const reported = new Set<string>();

/** Logs once that requests reach Next unchecked. */
function reportUnguarded(code: 'no-listener' | 'unseen-request'): void {
  if (reported.has(code) || env.NODE_ENV !== 'production' || !isServedByNext()) return;
  reported.add(code);
  log.warn('guard-not-attached', { code });
}

/** Seconds of this process. Next listens before it is ready, and what waits meanwhile passes the guard. */
const STARTING = 60;

/** Returns whether the guard has seen a request, and logs once when one came past it. */
export function expectGuarded(headers: RequestHeaders): boolean {
  const isGuarded = headers.get(peerHeader()) !== null;
  if (!isGuarded && process.uptime() > STARTING) reportUnguarded('unseen-request');
  return isGuarded;
}

/** Puts the guard before Next's listeners of a server. */
function attach(server: Server, ofSite: OfSite): boolean {
  const listeners = server.listeners('request') as RequestListener[];
  if (listeners.length === 0) return false;
  for (const next of listeners) {
    const guarded = guard(next, ofSite);
    server.off('request', next).on('request', guarded);
    // Node's own answer to an unknown `Expect` lacks our headers. A server may ignore it (RFC 9110).
    server.on('checkExpectation', guarded);
  }
  // Next's listener closes connections with an Upgrade header; without one Node ignores it.
  server.removeAllListeners('upgrade');
  answerClientErrors(server, ofSite.pages);
  return true;
}

/** Call it once, at the start. Next does not expose its server: the first request reveals it. */
export function attachGuard(ofSite: OfSite): void {
  const seen = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    if (!seen.has(server)) {
      if (!isServedByNext()) return;
      if (env.NODE_ENV === 'production') {
        if (!attach(server, ofSite)) return reportUnguarded('no-listener');
        seen.add(server);
      }
    }
    request.headers[peerHeader()] = request.socket.remoteAddress ?? '';
  });
}
