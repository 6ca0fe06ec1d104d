import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { languageNames, pathsIn } from '@/content/pages';
import { env } from '@/lib/env';
import { refuse } from './refusals';
import { originRefusal, peerHeader, type RequestHeaders } from './request';

const HANDLERS = /^\/api\/(account\/(config|session)|health|outbox)$/;
const FORM_PAGES = languageNames.map((language) => pathsIn(language).contact);

/** Next renders a page for a form posted without scripts, which blocks Node for 25 ms. */
const RENDER_MS = 500;
const BURST_MS = 10_000;
let rendersUntil = 0;

function takeRender(): boolean {
  const now = performance.now();
  if (rendersUntil >= now + BURST_MS) return false;
  rendersUntil = Math.max(rendersUntil, now) + RENDER_MS;
  return true;
}

function refusePost(path: string, headers: RequestHeaders) {
  const isAction = headers.get('next-action') && !/^\/_next\/|\./.test(path);
  if (!isAction && !FORM_PAGES.includes(path)) return 405;
  const types = isAction ? /^(text\/plain|multipart\/form-data)\b/ : /^multipart\/form-data\b/;
  if (!types.test(headers.get('content-type') ?? '')) return 415;
  return originRefusal(headers) ?? (isAction || takeRender() ? undefined : 503);
}

/** Refuses requests that no page, action or handler takes: Next would render a page or answer 500. */
export function checkRequest(method: string, path: string, headers: RequestHeaders) {
  const isRead = method === 'GET' || method === 'HEAD';
  if (method === 'TRACE') return 405;
  if (path.startsWith('/api/')) {
    if (!HANDLERS.test(path)) return 404;
    return isRead || headers.get('authorization') ? undefined : originRefusal(headers);
  }
  if (method === 'POST') return refusePost(path, headers);
  if (!isRead) return 405;
  // `If-Match` compares strongly, and ETags of files are weak. No file is older than 2026.
  const match = headers.get('if-match')?.trim() ?? '*';
  const since = Date.parse(headers.get('if-unmodified-since') ?? '');
  return match !== '*' || since < Date.UTC(2026, 0) ? 412 : undefined;
}

export const allowedMethods = (path: string) =>
  FORM_PAGES.includes(path) ? 'GET, HEAD, POST' : 'GET, HEAD';

/** Next would redirect such targets, without our headers and to a host that the client chose. */
function normalizeTarget(target: string): string {
  const [path = '', ...query] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('?');
  return [`/${path}`.replace(/[\\/]+/g, '/'), ...query].join('?');
}

function guard(next: RequestListener): RequestListener {
  return (request, response) => {
    // Node still parses what it received before a connection was dropped.
    if (request.socket.destroyed) return;
    request.url = normalizeTarget(request.url ?? '/');
    const { headers, method = 'GET' } = request;
    const path = request.url.split('?', 1)[0]!;
    const get = (name: string) => headers[name]?.toString() ?? null;
    const refusal = checkRequest(method, path, { get });
    if (refusal) {
      const { text, ...answer } = refuse(refusal, allowedMethods(path));
      return void response.writeHead(answer.status, answer.headers).end(text);
    }
    // A server may ignore ranges (RFC 9110), and the conditions hold.
    for (const name of ['range', 'if-range', 'if-match', 'if-unmodified-since'])
      delete headers[name];
    // `Accept` enables the rewrite to a precompressed page, which ignores case, unlike Next's pages.
    if (/[A-Z]/.test(path)) delete headers.accept;
    next(request, response);
  };
}

/** Call it once, at the start. Next does not expose its server: the first request reveals it. */
export function guardServer(): void {
  const guarded = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    request.headers[peerHeader()] = request.socket.remoteAddress ?? '';
    if (guarded.has(server) || env.NODE_ENV !== 'production') return;
    guarded.add(server);
    for (const next of server.listeners('request') as RequestListener[]) {
      server.off('request', next).on('request', guard(next));
    }
    // Next's listener closes connections with an Upgrade header; without one Node ignores it.
    server.removeAllListeners('upgrade');
  });
}
