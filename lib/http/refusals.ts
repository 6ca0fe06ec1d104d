import { STATUS_CODES } from 'node:http';
import { CONTENT_SECURITY_POLICY, refusalHeaders } from '@/lib/csp/header-rules';
import { env, isHttp } from '@/lib/env';
import { log } from '@/lib/log/log';

export type OriginRefusal = 'missing' | 'null' | 'foreign' | 'www-mismatch';
export type HttpRefusal = OriginRefusal | 404 | 405 | 409 | 412 | 415 | 431 | 503;

export interface RefusalPage {
  text: string;
  policy: string;
}

/** What people read whose browser posted a form by itself. The site hands them in. */
export interface RefusalPages {
  busy(path: string): RefusalPage;
  /** For requests that could not be read, so that their address is unknown. */
  tooLarge(): RefusalPage;
}

interface Details {
  /** Methods. */
  allowed?: string;
  page?: RefusalPage;
}

// A flood of requests is refused with these.
let headersOfAll: ReturnType<typeof refusalHeaders> | undefined;

export function refusalResponse(refusal: HttpRefusal, { allowed, page }: Details = {}) {
  const status = typeof refusal === 'number' ? refusal : 403;
  const headers = {
    ...(headersOfAll ??= refusalHeaders({ https: !isHttp(env.SITE_URL) })),
    ...(page && { [CONTENT_SECURITY_POLICY]: page.policy }),
    'Content-Type': `text/${page ? 'html' : 'plain'}; charset=utf-8`,
    'Cache-Control': 'no-store',
    ...(status === 405 && allowed && { Allow: allowed }),
    ...(status === 503 && { 'Retry-After': '60' }),
  };
  return { status, headers, text: page?.text ?? STATUS_CODES[status] };
}

/** Logs a refusal, and describes its response. */
export function refuse(
  refusal: HttpRefusal,
  { path, allowed, pages }: { path: string; allowed?: string; pages: RefusalPages },
) {
  logRefusal(refusal);
  const page = refusal === 503 ? pages.busy(path) : undefined;
  return refusalResponse(refusal, { allowed, page });
}

export function logRefusal(refusal: HttpRefusal): void {
  if (typeof refusal === 'number') log.warn('request-refused', { code: `status-${refusal}` });
  else log.warn('origin-refused', { code: refusal });
}
