import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { languageNames, pathsIn } from '@/content/pages';
import { env } from '@/lib/env';
import { runsInFunctions } from '@/lib/hosts';
import { log } from '@/lib/log/log';
import { explainUnknownAction } from './unknown-action';
import { addVary } from './vary';
import { refuse } from './refusals';
import { clientAddress, originRefusal, peerHeader, type RequestHeaders } from './request';

const HANDLERS = /^\/api\/(account\/(config|session)|health|outbox)$/;
const FORM_PAGES = languageNames.map((language) => pathsIn(language).contact);

/** Next renders a page for a form posted without scripts, which blocks Node for 25 ms. */
const RENDER_MS = 500;
const BURST_MS = 10_000;
const MAX_CLIENTS = 1000;
let rendersUntil = 0;
/** A client takes at most half: each of its forms counts double here. */
const clientRendersUntil = new Map<string, number>();

function takeRender(client: string): boolean {
  const now = performance.now();
  const clientUntil = Math.max(clientRendersUntil.get(client) ?? 0, now);
  if (rendersUntil >= now + BURST_MS || clientUntil >= now + BURST_MS) return false;
  rendersUntil = Math.max(rendersUntil, now) + RENDER_MS;
  clientRendersUntil.delete(client);
  clientRendersUntil.set(client, clientUntil + 2 * RENDER_MS);
  for (const [each, until] of clientRendersUntil) {
    if (until > now && clientRendersUntil.size <= MAX_CLIENTS) break;
    clientRendersUntil.delete(each);
  }
  return true;
}

function refusePost(path: string, headers: RequestHeaders) {
  const isAction = headers.get('next-action') && !/^\/_next\/|\./.test(path);
  if (!isAction && !FORM_PAGES.includes(path)) return 405;
  const types = isAction ? /^(text\/plain|multipart\/form-data)\b/ : /^multipart\/form-data\b/;
  if (!types.test(headers.get('content-type') ?? '')) return 415;
  const refusal = originRefusal(headers);
  if (refusal || isAction) return refusal;
  return takeRender(clientAddress(headers, env.PROXIES) ?? '') ? undefined : 503;
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
      const { text, ...answer } = refuse(refusal, { path, allowed: allowedMethods(path) });
      return void response.writeHead(answer.status, answer.headers).end(text);
    }
    // A server may ignore ranges (RFC 9110), and the conditions hold.
    for (const name of ['range', 'if-range', 'if-match', 'if-unmodified-since'])
      delete headers[name];
    // `Accept` enables the rewrite to a precompressed page, which ignores case, unlike Next's pages.
    if (/[A-Z]/.test(path)) delete headers.accept;
    // No other answer needs them, and they cost time.
    if (headers['if-none-match'] ?? headers['if-modified-since']) addVary(response);
    if (method === 'POST' && !headers['next-action']) explainUnknownAction(request, response, path);
    next(request, response);
  };
}

/** Whether Next itself listens. Otherwise the server is the host's, which is not ours to change. */
const isServedByNext = () => Boolean(env.__NEXT_PRIVATE_ORIGIN) || !runsInFunctions(env);

let isReported = false;

/** Logs once that requests arrive here which the guard has not seen. */
export function reportUnguarded(): void {
  if (isReported || env.NODE_ENV !== 'production' || !isServedByNext()) return;
  isReported = true;
  log.warn('guard-not-attached', { code: 'unseen-request' });
}

/** Call it once, at the start. Next does not expose its server: the first request reveals it. */
export function guardServer(): void {
  const seen = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    const isSeen = seen.has(server);
    if (!isSeen && !isServedByNext()) return;
    request.headers[peerHeader()] = request.socket.remoteAddress ?? '';
    if (isSeen || env.NODE_ENV !== 'production') return;
    seen.add(server);
    const listeners = server.listeners('request') as RequestListener[];
    for (const next of listeners) server.off('request', next).on('request', guard(next));
    // Next's listener closes connections with an Upgrade header; without one Node ignores it.
    server.removeAllListeners('upgrade');
  });
}
