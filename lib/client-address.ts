import { isIP, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in hexadecimal. */
function groups(address: string): string[] {
  // The URL parser writes every spelling of one address in one way.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right];
}

/** An IPv4 address that was written as an IPv6 one (`::ffff:1.2.3.4`). */
function embeddedIPv4(parts: string[]): string | undefined {
  if (parts.slice(0, 5).some((part) => part !== '0') || parts[5] !== 'ffff') return undefined;
  const [high, low] = [parseInt(parts[6] ?? '', 16), parseInt(parts[7] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** One entry of the header: an address, perhaps in brackets, with a port or a zone. */
function parseEntry(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const bare =
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  return isIP(address) ? address : undefined;
}

/**
 * Whom a request comes from, as far as a limit is concerned: an IPv4 address, or the /64 network of
 * an IPv6 one, for that is what one household or phone is given.
 *
 * Each proxy appends the address it was called from, so what stands further left than our own
 * proxies was written by the caller and proves nothing.
 *
 * @param forwardedFor the `X-Forwarded-For` header, several of them joined by commas.
 * @param hops how many trusted proxies there are: the answer is the entry that many from the right.
 * @returns nothing when the header is shorter than that, or the entry is no address.
 */
export function clientAddress(forwardedFor: string | null, hops: number): string | undefined {
  if (!forwardedFor || !Number.isInteger(hops) || hops < 1) return undefined;
  const entry = forwardedFor.split(',').at(-hops);
  const address = entry === undefined ? undefined : parseEntry(entry);
  if (address === undefined || !isIPv6(address)) return address;
  const parts = groups(address);
  return embeddedIPv4(parts) ?? `${parts.slice(0, 4).join(':')}::/64`;
}
