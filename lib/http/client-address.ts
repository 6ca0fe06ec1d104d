import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { peerHeader } from './loopback';

function parseEntry(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  return (
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text
  );
}

/**
 * @param hops number of trusted proxies: callers can forge the entries of `X-Forwarded-For` to their
 * left. Without a proxy the address of the socket counts.
 */
export function clientAddress(headers: Pick<Headers, 'get'>, hops: number): string | undefined {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const entry = parseEntry((hops === 0 ? headers.get(peerHeader()) : forwarded.at(-hops)) ?? '');
  if (!isIP(entry)) return undefined;
  // An IPv4 address may come as IPv6 (`::ffff:1.2.3.4`).
  const address = ipaddr.process(entry);
  if (address instanceof ipaddr.IPv4) return address.toString();
  // Providers assign a /64 network to each household.
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
