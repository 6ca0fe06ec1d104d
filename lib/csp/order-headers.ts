import { orderPolicy } from './policies';

/** Of pages about orders, which a link alone opens. */
export const orderHeaders = {
  'Content-Security-Policy': orderPolicy,
  'Cache-Control': 'no-store',
  // Not `no-referrer`: the form would carry `Origin: null`. Not `same-origin`: the next page that is opened would send
  // the address, which opens the order, and a proxy would log it.
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
} as const;
