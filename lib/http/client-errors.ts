import { type Server, STATUS_CODES } from 'node:http';
import { type Duplex } from 'node:stream';
import { CONTENT_SECURITY_POLICY } from '@/lib/csp/header-rules';
import { SECOND } from '@/lib/time';
import { logRefusal, refusalResponse, type RefusalPages } from './refusals';

/** As Node answers; all others get 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For the client to read the answer: to close at once would reset the connection. */
const LINGER = SECOND;

function answerTo(code: string | undefined, pages: RefusalPages): string {
  const status = STATUSES[code ?? ''] ?? 400;
  const { headers } = refusalResponse(404);
  const page = status === 431 ? pages.tooLarge() : undefined;
  if (status === 431) logRefusal(status);
  const text = page?.text ?? `${STATUS_CODES[status]}`;
  const all = {
    ...headers,
    ...(page && {
      [CONTENT_SECURITY_POLICY]: page.policy,
      'Content-Type': 'text/html; charset=utf-8',
    }),
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
}

/** Node's own answer to a request that it cannot read is empty, and says nothing of cookies. */
export function answerClientErrors(server: Server, pages: RefusalPages): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const { _httpMessage: sending } = socket as { _httpMessage?: { headersSent: boolean } };
    // The bytes would be read as part of another answer.
    if (!socket.writable || sending?.headersSent) return void socket.destroy();
    socket.end(answerTo(error.code, pages));
    setTimeout(() => socket.destroy(), LINGER).unref();
  });
}
