import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage } from 'node:http';

/** Next bundles this file once for each entry point; all copies share one name. */
const SLOT = Symbol.for('peer-address-header');
const shared = globalThis as { [SLOT]?: string };

/**
 * Name of the request header that holds the socket's remote address. It is random, so that no
 * client can send it.
 */
export const peerHeader = (): string => (shared[SLOT] ??= `x-peer-${crypto.randomUUID()}`);

/** Puts the socket's address into a header: route handlers and actions see only headers. */
export function exposePeerAddress(): void {
  const header = peerHeader();
  subscribe('http.server.request.start', (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    headers[header] = socket.remoteAddress ?? '';
  });
}

const LOOPBACK = /^(localhost|\[?::1\]?|\[?(::ffff:)?127(\.\d{1,3}){3}\]?)(:\d{1,5})?$/i;
const isLoopback = (value: string) => LOOPBACK.test(value.trim().replace(/^"(.*)"$/, '$1'));

/** Addresses and hosts that the `Forwarded` header names (RFC 7239). */
const forwardedNodes = (value: string): string[] =>
  value
    .split(/[,;]/)
    .map((pair) => pair.split(/=(.*)/s))
    .filter(([key = '']) => /^(for|host)$/i.test(key.trim()))
    .map(([, node = '']) => node);

/**
 * Whether a request was sent from this machine to a loopback name, according to its socket, its
 * host and the headers that proxies add. A tunnel that adds none is not recognized.
 *
 * @param headers of the current request.
 */
export function isLoopbackRequest(headers: Pick<Headers, 'get'>): boolean {
  const list = (name: string) => headers.get(name)?.split(',') ?? [];
  return [
    headers.get(peerHeader()) ?? '',
    headers.get('host') ?? '',
    // Next itself adds these two, with the socket's address and the requested host.
    ...list('x-forwarded-for'),
    ...list('x-forwarded-host'),
    ...list('x-real-ip'),
    ...forwardedNodes(headers.get('forwarded') ?? ''),
  ].every(isLoopback);
}
