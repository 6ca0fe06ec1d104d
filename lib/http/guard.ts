import { env } from '@/lib/env';
import { type CookieNames } from './own-cookies';
import { type RefusalPages } from './refusals';
import { clientAddress, originRefusal, type RequestHeaders } from './request';

/** Addresses of the site. */
export interface Routes {
  /** Whether one under /api/ has a handler. */
  isHandler(path: string): boolean;
  /** What takes a form that is posted there without scripts: a page that Next renders again, or a handler. */
  formAt(path: string): 'page' | 'handler' | undefined;
  /** Whether a file may be asked for in parts. */
  takesRanges(path: string): boolean;
}

/** What the site hands in: Next gets no other cookies than its own. */
export interface OfSite {
  cookies: CookieNames;
  pages: RefusalPages;
  routes: Routes;
}

/** Next renders a page for a form posted without scripts, which blocks Node for 25 ms. */
const RENDER_MS = 500;
/** So many forms, twenty, may come at once. */
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

function refusePost(path: string, headers: RequestHeaders, routes: Routes) {
  const form = routes.formAt(path);
  if (form === 'handler' && !headers.get('next-action')) {
    const type = headers.get('content-type') ?? '';
    if (!/^application\/x-www-form-urlencoded\b/.test(type)) return 415;
    return originRefusal(headers);
  }
  const isAction = headers.get('next-action') && !/^\/_next\/|\./.test(path);
  if (!isAction && form !== 'page') return 405;
  const types = isAction ? /^(text\/plain|multipart\/form-data)\b/ : /^multipart\/form-data\b/;
  if (!types.test(headers.get('content-type') ?? '')) return 415;
  const refusal = originRefusal(headers);
  if (refusal || isAction) return refusal;
  return takeRender(clientAddress(headers, env.PROXIES) ?? '') ? undefined : 503;
}

/** Refuses requests that no page, action or handler takes: Next would render a page or answer 500. */
export function checkRequest(
  method: string,
  path: string,
  { headers, routes }: { headers: RequestHeaders; routes: Routes },
) {
  const isRead = method === 'GET' || method === 'HEAD';
  if (method === 'TRACE') return 405;
  if (path.startsWith('/api/')) {
    if (!routes.isHandler(path)) return 404;
    return isRead || headers.get('authorization') ? undefined : originRefusal(headers);
  }
  if (method === 'POST') return refusePost(path, headers, routes);
  if (!isRead) return 405;
  // `If-Match` compares strongly, and ETags of files are weak. No file is older than 2026.
  const match = headers.get('if-match')?.trim() ?? '*';
  const since = Date.parse(headers.get('if-unmodified-since') ?? '');
  return match !== '*' || since < Date.UTC(2026, 0) ? 412 : undefined;
}

export const allowedMethods = (path: string, routes: Routes) =>
  routes.formAt(path) ? 'GET, HEAD, POST' : 'GET, HEAD';
