import { createServer, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { Page } from '@sutra/quiet-next/page';
import { freePort } from '../lib/port.mjs';

const HOP_BY_HOP = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Fetches what a browser gets for an address, in its encoding; a page as `change` returns it. */
async function fetchAnswer(address: string, change: (html: string) => string): Promise<Answer> {
  // Only a navigation gets a page in Brotli.
  const accept = { accept: 'text/html', 'accept-encoding': 'br' };
  const response = await fetch(address, { headers: accept });
  const headers = new Headers(response.headers);
  HOP_BY_HOP.forEach((name) => headers.delete(name));
  let body = Buffer.from(await response.arrayBuffer());
  if (headers.get('content-type')?.startsWith('text/html')) {
    body = Buffer.from(change(body.toString()));
  }
  const isBrotli = headers.get('content-encoding') === 'br';
  return { status: response.status, headers, body: isBrotli ? brotliCompressSync(body) : body };
}

interface Copy {
  change?: (html: string) => string;
  send?: (response: ServerResponse, answer: Answer) => unknown;
}

/** Serves what a site answers from memory. */
export async function withCopy<Result>(
  site: string,
  work: (address: string) => Promise<Result>,
  { change = (html) => html, send = (response, { body }) => void response.end(body) }: Copy = {},
): Promise<Result> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? fetchAnswer(new URL(url, site).href, change);
    answers.set(url, answer);
    const { status, headers } = await answer;
    send(response.writeHead(status, Object.fromEntries(headers)), await answer);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

export function removeScripts(html: string): string {
  const page = new Page('', [], html);
  page.edit([
    ...page.all('script'),
    ...page.all('link', { rel: 'modulepreload' }),
    ...page.all('link', { rel: 'preload', as: 'script' }),
  ]);
  return page.html;
}
