import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Page } from '@/build/page';
import { freePortFrom } from '../steps/port.mjs';

/** Scripts, and the links by which a browser gets them early. */
const SCRIPTS = 'script, link[rel="modulepreload"], link[rel="preload"][as="script"]';

/** A page as it would be had nobody ever written a script for it. All else stays as it is. */
export function staticTwin(html: string): string {
  const page = new Page('', [], html);
  for (const element of page.all(SCRIPTS)) page.remove(element);
  return page.html;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Belong to one connection, or to bytes that are made anew here. */
const OWN = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

const PACKERS = new Map<string | null, (bytes: Buffer) => Buffer>([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
]);

async function answerOf(url: URL): Promise<Answer> {
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'gzip, br', accept: 'text/html' },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  const { status } = response;
  const headers = new Headers(response.headers);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isPage = headers.get('content-type')?.startsWith('text/html');
  const twin = isPage ? Buffer.from(staticTwin(bytes.toString())) : bytes;
  const body = PACKERS.get(headers.get('content-encoding'))?.(twin) ?? twin;
  OWN.forEach((name) => headers.delete(name));
  return { status, headers, body };
}

/**
 * Serves the static twin of a site from memory for as long as `work` takes: its pages without any
 * script, everything else byte for byte, all with the site's own headers and compression. Each
 * answer is asked of the site once, when it is first wanted.
 *
 * @param site its address.
 * @param work is given the address of the twin.
 * @param firstPort the first free port from here on is taken.
 */
export async function withTwin<Result>(
  site: string,
  work: (address: string) => Promise<Result>,
  firstPort = 3300,
): Promise<Result> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? answerOf(new URL(url, site));
    answers.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, Object.fromEntries(headers)).end(body);
  });
  const port = await freePortFrom(firstPort);
  await new Promise<void>((resolve) => server.listen(port, resolve));
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
