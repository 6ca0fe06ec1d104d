import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An entry of the header: an address, perhaps in brackets, with a port or in quotes. */
function parseEntry(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  return (
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text
  );
}

/**
 * The caller of a request for rate limits: an IPv4 address, or the /64 network of an IPv6 address,
 * as providers give one to each household or phone.
 *
 * Each proxy appends the address that called it, so entries to the left of the trusted proxies are
 * written by the caller.
 *
 * @param forwardedFor the `X-Forwarded-For` header.
 * @param hops number of trusted proxies: the result is the entry that many from the right.
 * @returns undefined when the header is shorter, or the entry is no address.
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
