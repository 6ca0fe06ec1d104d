import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

function parseEntry(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  return (
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text
  );
}

/** @param hops number of trusted proxies: callers can forge the entries to their left. */
export function clientAddress(forwardedFor: string | null, hops: number): string | undefined {
  if (!forwardedFor || !Number.isInteger(hops) || hops < 1) return undefined;
  const entry = parseEntry(forwardedFor.split(',').at(-hops) ?? '');
  if (!isIP(entry)) return undefined;
  // An IPv4 address may come as IPv6 (`::ffff:1.2.3.4`).
  const address = ipaddr.process(entry);
  if (address instanceof ipaddr.IPv4) return address.toString();
  // Providers assign a /64 network to each household.
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
