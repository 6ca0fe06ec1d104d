import { type IncomingMessage, type ServerResponse } from 'node:http';
import { log } from '@/lib/log/log';
import { ACTION_UNKNOWN } from '@/lib/next-names';
import { refusalResponse, type RefusalPages } from './refusals';

/** As much as an action takes. */
const MAX_BYTES = 64 * 1024;

const warn = (code: 'unseen-body' | 'unseen-answer') =>
  log.warn('outdated-form-unexplained', { code });

/** Keeps what passes by, since a body can be read once. Gives the form, after it has passed. */
function keepForm(request: IncomingMessage): () => Promise<FormData | undefined> {
  const push = request.push.bind(request);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Uint8Array && (bytes += chunk.length) <= MAX_BYTES) chunks.push(chunk);
    return push(chunk, encoding);
  };
  return async () => {
    if (bytes === 0 && request.headers['content-length'] !== '0') warn('unseen-body');
    if (bytes > MAX_BYTES) return undefined;
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const body = new Response(Buffer.concat(chunks), { headers });
    return body.formData().catch(() => undefined);
  };
}

/**
 * Answers a form of another build, which names an action that this one does not have, with a page that
 * shows what was typed. Call it before Next gets both.
 */
export function explainUnknownAction(
  request: IncomingMessage,
  response: ServerResponse,
  printPage: (form?: FormData) => ReturnType<RefusalPages['outdated']>,
): void {
  const readForm = keepForm(request);
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let isUnknown = false;

  async function showPage(): Promise<void> {
    // Next has logged it.
    const page = printPage(await readForm());
    const { status, headers, text = '' } = refusalResponse(409, { page });
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) });
    end(text);
  }

  const seesUnknown = (status: unknown) =>
    (isUnknown ||= status === 409 && !response.headersSent && response.hasHeader(ACTION_UNKNOWN));
  response.once('finish', () => {
    // No other answer to a form has one of these.
    const isUnseen = response.statusCode === 409 || response.hasHeader(ACTION_UNKNOWN);
    if (isUnseen && !isUnknown) warn('unseen-answer');
  });
  response.writeHead = (...args: unknown[]) =>
    seesUnknown(args[0]) ? response : writeHead(...args);
  response.end = (...args: unknown[]) => {
    if (!seesUnknown(response.statusCode)) return end(...args);
    void showPage();
    return response;
  };
}
