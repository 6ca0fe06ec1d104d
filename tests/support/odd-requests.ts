import { expect } from 'vitest';
import { rawRequest, type RawAnswer } from './raw-request';

/** Odd spelling, a lost page, a file that another build had, and bytes that are no text. */
const lostPaths = ['/About', '/nowhere', '/words/gone.json', '/methods/%E0%A4'];

/** A page, an action's page, what is lost, files and an answer of the API. */
export const oddPaths = [
  '/',
  '/contact',
  ...lostPaths,
  '/icon-512.png',
  '/assistant/guide.en.json',
  '/api/health',
];

const READS = ['GET', 'HEAD'].flatMap((method) => [
  { method, encoding: 'br' },
  { method, encoding: 'gzip' },
]);
const WRITES = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({
  method,
  encoding: 'br',
}));

interface OddHeaders {
  kinds: { method: string; encoding: string }[];
  odd: Record<string, string>;
}

/** Conditions and ranges that fail, bodies and headers that no page of ours sends. */
const HEADERS: OddHeaders[] = [
  { kinds: [...READS, ...WRITES], odd: {} },
  {
    kinds: [...READS, ...WRITES],
    odd: { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'AA' },
  },
  { kinds: READS, odd: { 'if-match': '"x"' } },
  { kinds: READS, odd: { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' } },
  { kinds: READS, odd: { range: 'bytes=99999999-' } },
  { kinds: READS, odd: { range: 'bytes=0-4' } },
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map((type) => ({
    kinds: WRITES,
    odd: { 'content-type': type, origin: 'https://evil.example' },
  })),
];

const BROWSER = { accept: 'text/html,*/*;q=0.8' };

/** What a caller may be told, by what it asked. */
function expectedStatuses(method: string, headers: Record<string, string>): number[] {
  const missing = [404];
  if (method !== 'GET' && method !== 'HEAD') return [204, 401, 403, 405, 413, 415, 429, ...missing];
  if (headers['if-match'] || headers['if-unmodified-since']) return [200, 412, ...missing];
  if (headers.range === 'bytes=99999999-') return [200, 416, ...missing];
  return [200, 206, ...missing];
}

function findFaults({ status, headers }: RawAnswer, allowed: number[]): string[] {
  const { 'cache-control': cacheControl = 'no-store', 'content-encoding': encoding } = headers;
  const isSound: Record<string, boolean> = {
    [`status ${status}`]: allowed.includes(status),
    // One header of each: two would be joined by a comma.
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff',
    'content-security-policy': /^default-src 'none'[^,]+$/.test(
      String(headers['content-security-policy']),
    ),
    ...(status >= 400 && {
      [`cache-control: ${cacheControl}`]: !/public|max-age=[1-9]|stale/.test(cacheControl),
      'cdn-cache-control': !('cdn-cache-control' in headers),
      [`content-encoding: ${encoding}`]: [undefined, 'gzip'].includes(encoding),
    }),
  };
  return Object.keys(isSound).filter((what) => !isSound[what]);
}

/** The address of one of the site's scripts. */
export async function findScript(site: string): Promise<string> {
  const html = await (await fetch(site)).text();
  return /\/_next\/static\/late\/\w+\.js/.exec(html)![0];
}

/**
 * Sends every odd request to every path, each at an address of its own, and then asks as the next
 * visitor would: no answer is a 5xx, no error may be kept by a cache, and the visitor gets the page.
 *
 * @param seed makes addresses that no cache has seen.
 */
export async function expectSoundAnswers(site: string, paths: string[], seed: string) {
  // One expectation for all: each costs more than the request.
  const faults: string[] = [];
  for (const path of paths) {
    const next = lostPaths.includes(path) ? 404 : 200;
    for (const [at, { kinds, odd }] of HEADERS.entries()) {
      const tries = kinds.map(async ({ method, encoding }) => {
        const browser = { ...BROWSER, 'accept-encoding': encoding };
        const address = `${path}?${seed}=${at}${method}${encoding}`;
        const headers = { ...browser, ...odd };
        const answer = await rawRequest(site, address, { method, headers });
        const found = findFaults(answer, expectedStatuses(method, odd));
        const { status } = await rawRequest(site, address, { headers: browser });
        if (status !== next) found.push(`GET afterwards: ${status}`);
        faults.push(...found.map((fault) => `${method} ${address}: ${fault}`));
      });
      await Promise.all(tries);
    }
  }
  expect(faults).toEqual([]);
}
