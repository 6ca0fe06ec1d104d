import { type ServerResponse } from 'node:http';
import { ACTION_UNKNOWN, refusalResponse } from './refusals';

/** Adds what Next leaves out of two kinds of its answers. Call it before Next gets the response. */
export function mendResponse(response: ServerResponse, formPath: string | undefined): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    // Next adds it only to what it compresses, and a cache updates its headers from a 304.
    const vary = String(response.getHeader('vary') ?? '');
    if (args[0] === 304 && !/accept-encoding/i.test(vary)) {
      response.setHeader('vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '));
    }
    return writeHead(...args);
  };
  if (!formPath) return;
  response.end = (...args: unknown[]) => {
    if (response.headersSent || !response.hasHeader(ACTION_UNKNOWN)) return end(...args);
    // Next has logged it.
    const { status, headers, text } = refusalResponse(409, { path: formPath });
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    writeHead(status, headers);
    return end(text);
  };
}
