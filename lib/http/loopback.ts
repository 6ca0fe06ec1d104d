import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage } from 'node:http';

// Next bundles this file several times; all copies share one name.
const SLOT = Symbol.for('peer-address-header');
const shared = globalThis as { [SLOT]?: string };

/** The name of the header with the socket's remote address, random so that clients cannot forge it. */
export const peerHeader = (): string => (shared[SLOT] ??= `x-peer-${crypto.randomUUID()}`);

/** Route handlers and actions see headers only, not the socket. */
export function exposePeerAddress(): void {
  const header = peerHeader();
  subscribe('http.server.request.start', (message) => {
    const { headers, socket } = (message as { request: IncomingMessage }).request;
    headers[header] = socket.remoteAddress ?? '';
  });
}

const LOOPBACK = /^(localhost|\[?::1\]?|\[?(::ffff:)?127(\.\d{1,3}){3}\]?)(:\d{1,5})?$/i;
export const isLoopback = (value: string) => LOOPBACK.test(value.trim().replace(/^"(.*)"$/, '$1'));

// RFC 7239.
const forwardedNodes = (value: string): string[] =>
  value
    .split(/[,;]/)
    .map((pair) => pair.split(/=(.*)/s))
    .filter(([key = '']) => /^(for|host)$/i.test(key.trim()))
    .map(([, node = '']) => node);

/** Does not recognize a tunnel on this machine that adds no headers. */
export function isLoopbackRequest(headers: Pick<Headers, 'get'>): boolean {
  const list = (name: string) => headers.get(name)?.split(',') ?? [];
  return [
    headers.get(peerHeader()) ?? '',
    headers.get('host') ?? '',
    // Next itself adds these two, from the socket and `Host`.
    ...list('x-forwarded-for'),
    ...list('x-forwarded-host'),
    ...list('x-real-ip'),
    ...forwardedNodes(headers.get('forwarded') ?? ''),
  ].every(isLoopback);
}
