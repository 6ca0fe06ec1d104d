import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const LOOPBACK = /^(localhost|\[?::1\]?|\[?(::ffff:)?127(\.\d{1,3}){3}\]?)(:\d{1,5})?$/i;
export const isLoopback = (value: string) => LOOPBACK.test(value.trim().replace(/^"(.*)"$/, '$1'));

export type EndpointError = 'not-an-address' | 'not-https' | 'user-info' | 'private';

export function endpointError(address: string): EndpointError | undefined {
  if (!URL.canParse(address)) return 'not-an-address';
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return 'user-info';
  if (protocol === 'http:' && isLoopback(hostname)) return undefined;
  if (protocol !== 'https:') return 'not-https';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return ipaddr.process(host).range() === 'unicast' ? undefined : 'private';
  return /(^|\.)localhost\.?$/.test(host) ? 'private' : undefined;
}
