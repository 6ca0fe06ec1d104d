import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { headers } from 'next/headers';
import { env, isHttp } from '@/lib/env';
import { isLoopback } from '../endpoint';
import { logRefusal, type OriginRefusal } from './refusals';

export type RequestHeaders = Pick<Headers, 'get'>;

const withoutWww = (host: string) => host.replace(/^www\./, '');

/**
 * Accepts the requested host too, because a site may have several names: a page of another site can
 * set neither `Host` nor `X-Forwarded-Host`.
 */
export function originRefusal(request: RequestHeaders): OriginRefusal | undefined {
  const origin = request.get('origin');
  if (!origin) return 'missing';
  if (origin === 'null') return 'null';
  if (origin === env.SITE_URL) return undefined;
  if (!URL.canParse(origin)) return 'foreign';
  const { protocol, host } = new URL(origin);
  if (host === '' || (!isHttp(env.SITE_URL) && protocol !== 'https:')) return 'foreign';
  const requestedHost =
    request.get('x-forwarded-host')?.split(',', 1)[0]?.trim() ?? request.get('host');
  if (host === requestedHost) return undefined;
  const isWww = [requestedHost, new URL(env.SITE_URL).host].some(
    (expected) => expected && withoutWww(expected) === withoutWww(host),
  );
  return isWww ? 'www-mismatch' : 'foreign';
}

export async function isSameOrigin(): Promise<boolean> {
  const code = originRefusal(await headers());
  if (code) logRefusal(code);
  return code === undefined;
}

// Next bundles this file several times; all copies share one name.
const SLOT = Symbol.for('peer-address-header');
const shared = globalThis as { [SLOT]?: string };

/**
 * The name of the header with the socket's remote address, which `guard.ts` sets: handlers and actions
 * see headers only. It is random, so that clients cannot forge it.
 */
export const peerHeader = (): string => (shared[SLOT] ??= `x-peer-${crypto.randomUUID()}`);

/**
 * @param proxies how many are in front of the site: callers can forge the entries of
 * `X-Forwarded-For` to the left of theirs. Without a proxy the address of the socket counts.
 */
export function clientAddress(request: RequestHeaders, proxies: number): string | undefined {
  const forwarded = request.get('x-forwarded-for')?.split(',');
  const entry = (proxies === 0 ? request.get(peerHeader()) : forwarded?.at(-proxies))?.trim() ?? '';
  // Some proxies add a port, and brackets around IPv6.
  const text = entry.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  if (!isIP(text)) return undefined;
  // An IPv4 address may come as IPv6 (`::ffff:1.2.3.4`).
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  // Providers assign a /64 network to each household.
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Does not recognize a tunnel on this machine that adds no headers. */
export function isLoopbackRequest(request: RequestHeaders): boolean {
  const list = (name: string) => request.get(name)?.split(',') ?? [];
  const addresses = [
    request.get(peerHeader()) ?? '',
    request.get('host') ?? '',
    // Next itself adds these two, from the socket and `Host`.
    ...list('x-forwarded-for'),
    ...list('x-forwarded-host'),
    ...list('x-real-ip'),
  ];
  return addresses.every(isLoopback) && !request.get('forwarded');
}

const digest = (text: string) => createHash('sha256').update(text).digest();

export function bearerMatches(authorization: string | null, secret: string | undefined): boolean {
  const token = /^Bearer ([\x21-\x7e]+)$/i.exec(authorization ?? '')?.[1];
  if (!token || !secret) return false;
  return timingSafeEqual(digest(token), digest(secret));
}
