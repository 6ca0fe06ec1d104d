import { type ServerResponse } from 'node:http';
import { ACTION_UNKNOWN, refusalResponse } from './refusals';

/**
 * Adds what Next leaves out of two kinds of its answers. Call it before Next gets the response.
 *
 * @param formPath of a form that was posted without scripts.
 */
export function mendResponse(response: ServerResponse, formPath: string | undefined): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let page: string | undefined;

  response.writeHead = (...args: unknown[]) => {
    if (formPath && args[0] === 409 && response.hasHeader(ACTION_UNKNOWN)) {
      // Next has logged it.
      const { status, headers, text = '' } = refusalResponse(409, { path: formPath });
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      page = text;
      return writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(text) });
    }
    // Next adds it only to what it compresses, and a cache updates its headers from a 304.
    const vary = String(response.getHeader('vary') ?? '');
    if (args[0] === 304 && !/accept-encoding/i.test(vary)) {
      response.setHeader('vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '));
    }
    return writeHead(...args);
  };

  if (!formPath) return;
  response.end = (...args: unknown[]) => {
    const isUnknown = !response.headersSent && response.hasHeader(ACTION_UNKNOWN);
    if (isUnknown) response.writeHead(response.statusCode);
    return page === undefined ? end(...args) : end(page);
  };
}
