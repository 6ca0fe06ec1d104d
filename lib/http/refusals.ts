import { STATUS_CODES } from 'node:http';
import { type ContactMessage } from '@/lib/contact/fields';
import { CONTENT_SECURITY_POLICY, refusalHeaders } from '@/lib/csp/header-rules';
import { env, isHttp } from '@/lib/env';
import { log } from '@/lib/log/log';
import { refusedFormPage } from './refused-form';

export type OriginRefusal = 'missing' | 'null' | 'foreign' | 'www-mismatch';
export type HttpRefusal = OriginRefusal | 404 | 405 | 409 | 412 | 415 | 431 | 503;

/** Next sets this header when a form of another build names an action that this one does not have. */
export const ACTION_UNKNOWN = 'x-nextjs-action-not-found';

const PAGES: Partial<Record<HttpRefusal, Parameters<typeof refusedFormPage>[0]>> = {
  409: 'outdated',
  503: 'busy',
};

interface Place {
  path: string;
  /** Methods. */
  allowed?: string;
  /** What a form held. */
  typed?: ContactMessage;
}

// A flood of requests is refused with these.
let headersOfAll: ReturnType<typeof refusalHeaders> | undefined;

export function refusalResponse(refusal: HttpRefusal, { path, allowed, typed }: Place) {
  const status = typeof refusal === 'number' ? refusal : 403;
  const reason = PAGES[refusal];
  const page = reason && refusedFormPage(reason, path, typed);
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
export function refuse(refusal: HttpRefusal, place: Place) {
  logRefusal(refusal);
  return refusalResponse(refusal, place);
}

export function logRefusal(refusal: HttpRefusal): void {
  if (typeof refusal === 'number') log.warn('request-refused', { code: `status-${refusal}` });
  else log.warn('origin-refused', { code: refusal });
}
