import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { Page } from '@/build/page';
import { freePort } from '../steps/port.mjs';

const HOP_BY_HOP = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** Fetches what a browser gets for an address, in its encoding; a page as `change` returns it. */
export async function fetchAnswer(address: string, change = (html: string) => html) {
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

function removeScripts(html: string): string {
  const page = new Page('', [], html);
  const preloads = page.all('link', { rel: 'preload', as: 'script' });
  const removed = [
    ...page.all('script'),
    ...page.all('link', { rel: 'modulepreload' }),
    ...preloads,
  ];
  page.edit(removed);
  return page.html;
}

/** Serves a site's pages without their scripts from memory, and everything else as it is. */
export async function withTwin(site: string, work: (address: string) => Promise<void>) {
  const answers = new Map<string, ReturnType<typeof fetchAnswer>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? fetchAnswer(new URL(url, site).href, removeScripts);
    answers.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, Object.fromEntries(headers)).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  try {
    await work(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
