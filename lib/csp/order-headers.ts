import { orderPolicy } from './policies';

/** Of pages about orders, which a link alone opens. */
export const orderHeaders = {
  'Content-Security-Policy': orderPolicy,
  'Cache-Control': 'no-store',
  // Not `no-referrer`: the form would carry `Origin: null`. No link leads the address elsewhere.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const;
