import { type IncomingMessage, type ServerResponse } from 'node:http';
import { contactFields, type ContactMessage } from '@/lib/contact/fields';
import { readForm } from '@/lib/forms/field';
import { log } from '@/lib/log/log';
import { ACTION_UNKNOWN, refusalResponse } from './refusals';

/** As much as an action takes. */
const MAX_BYTES = 64 * 1024;

const warn = (code: 'unseen-body' | 'unseen-answer') =>
  log.warn('outdated-form-unexplained', { code });

/** Keeps what passes by, since a body can be read once. Gives what was typed, after it has passed. */
function keepTyped(request: IncomingMessage): () => Promise<ContactMessage | undefined> {
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
    return body.formData().then(
      (form) => readForm(contactFields, form),
      () => undefined,
    );
  };
}

/**
 * Answers a form of another build, which names an action that this one does not have, with a page that
 * shows what was typed. Call it before Next gets both.
 */
export function explainUnknownAction(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  const readTyped = keepTyped(request);
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let isUnknown = false;

  async function showPage(): Promise<void> {
    // Next has logged it.
    const { status, headers, text = '' } = refusalResponse(409, { path, typed: await readTyped() });
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
