import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's public address: an endpoint there would let us be used as a way in. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export type EndpointError = 'not-an-address' | 'not-https' | 'user-info' | 'private';

/**
 * What is wrong with the address of an endpoint, if anything: it must be `https:`, or `http:` on
 * this machine, carry no user name or password, and not lie in a private network.
 */
export function endpointError(address: string): EndpointError | undefined {
  if (!URL.canParse(address)) return 'not-an-address';
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return 'user-info';
  if (protocol === 'http:' && LOOPBACK.has(hostname)) return undefined;
  if (protocol !== 'https:') return 'not-https';
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family === 0) return /(^|\.)localhost\.?$/.test(host) ? 'private' : undefined;
  return PRIVATE.check(host, family === 6 ? 'ipv6' : 'ipv4') ? 'private' : undefined;
}
