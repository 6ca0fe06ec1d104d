import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address, perhaps in brackets, with a port or in quotes. */
function parseEntry(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  return (
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text
  );
}

/**
 * The caller of a request for rate limits: an IPv4 address, or the /64 network of an IPv6 address,
 * as providers give one to each household.
 *
 * @param forwardedFor `X-Forwarded-For`. Callers can write entries to the left of trusted proxies.
 * @param hops number of trusted proxies.
 */
export function clientAddress(forwardedFor: string | null, hops: number): string | undefined {
  if (!forwardedFor || !Number.isInteger(hops) || hops < 1) return undefined;
  const entry = parseEntry(forwardedFor.split(',').at(-hops) ?? '');
  if (!isIP(entry)) return undefined;
  // An IPv4 address may come as IPv6 (`::ffff:1.2.3.4`).
  const address = ipaddr.process(entry);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
