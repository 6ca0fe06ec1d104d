import { STATUS_CODES } from 'node:http';
import { refusalHeaders } from '@/lib/csp/header-rules';
import { env, isHttp } from '@/lib/env';
import { log } from '@/lib/log/log';

export type OriginRefusal = 'missing' | 'null' | 'foreign' | 'www-mismatch';
export type HttpRefusal = OriginRefusal | 404 | 405 | 412 | 415 | 503;

const BUSY =
  'Too many messages are being sent right now. Please go back and try again in a minute.';

/** Logs a refusal, and describes its response. `allowed` names the methods of the address. */
export function refuse(refusal: HttpRefusal, allowed: string) {
  logRefusal(refusal);
  const status = typeof refusal === 'number' ? refusal : 403;
  const headers = {
    ...refusalHeaders({ https: !isHttp(env.SITE_URL) }),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: allowed }),
    ...(status === 503 && { 'Retry-After': '60' }),
  };
  return { status, headers, text: status === 503 ? BUSY : STATUS_CODES[status] };
}

export function logRefusal(refusal: HttpRefusal): void {
  if (typeof refusal === 'number') log.warn('request-refused', { code: `status-${refusal}` });
  else log.warn('origin-refused', { code: refusal });
}
