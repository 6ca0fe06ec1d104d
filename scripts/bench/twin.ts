import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { Page } from '@/build/page';
import { freePort } from '../steps/port.mjs';

const SCRIPTS = 'script, link[rel="modulepreload"], link[rel="preload"][as="script"]';
const HOP_BY_HOP = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

async function fetchTwin(url: URL) {
  // Only a navigation gets a page in Brotli.
  const accept = { accept: 'text/html', 'accept-encoding': 'br' };
  const response = await fetch(url, { headers: accept });
  const headers = new Headers(response.headers);
  HOP_BY_HOP.forEach((name) => headers.delete(name));
  let body = Buffer.from(await response.arrayBuffer());
  if (headers.get('content-type')?.startsWith('text/html')) {
    const page = new Page('', [], body.toString());
    page.all(SCRIPTS).forEach((element) => page.remove(element));
    body = Buffer.from(page.html);
  }
  const isBrotli = headers.get('content-encoding') === 'br';
  return { status: response.status, headers, body: isBrotli ? brotliCompressSync(body) : body };
}

/** Serves a site's pages without their scripts from memory, and everything else as it is. */
export async function withTwin(site: string, work: (address: string) => Promise<void>) {
  const answers = new Map<string, ReturnType<typeof fetchTwin>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? fetchTwin(new URL(url, site));
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
