import { createServer, type RequestListener, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type * as responseHeaders from '@/lib/http/response-headers';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';

const TEXT = '97 × 93';
const LENGTH = String(Buffer.byteLength(TEXT));

let mendHeaders: typeof responseHeaders.mendHeaders;
let LENGTH_HEADER: string;
beforeEach(async () => {
  // It remembers the first response.
  vi.resetModules();
  ({ mendHeaders, LENGTH_HEADER } = await import('@/lib/http/response-headers'));
});

async function answer(listener: RequestListener, method = 'GET') {
  const server = createServer((request, response) => {
    mendHeaders(response);
    listener(request, response);
  });
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`, {
    method,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test.each(['GET', 'HEAD'])('file length: is that of the handler, for %s', async (method) => {
  const { headers, text } = await answer((request, response) => {
    response.setHeader(LENGTH_HEADER, LENGTH);
    response.flushHeaders();
    if (request.method === 'GET') response.write(TEXT);
    response.end();
  }, method);
  expect(headers.get('content-length')).toBe(LENGTH);
  expect(headers.get('transfer-encoding')).toBeNull();
  expect(headers.get(LENGTH_HEADER)).toBeNull();
  expect(text).toBe(method === 'GET' ? TEXT : '');
});

test('file length: an answer without one is left as it is', async () => {
  const { headers } = await answer((_request, response) => {
    response.write('97');
    response.end();
  });
  expect(headers.get('content-length')).toBeNull();
});

test('file length: a range behind the end of a file is answered with 416, and not with 500', async () => {
  const { status, headers } = await answer((_request, response) => {
    response.setHeader('content-range', 'bytes */7');
    response.statusCode = 500;
    response.end('Internal Server Error');
  });
  expect(status).toBe(416);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('vary: a 304 has what the page had', async () => {
  for (const [status, vary, expected] of [
    [304, '', 'Accept-Encoding'],
    [304, 'rsc', 'rsc, Accept-Encoding'],
    [304, 'Accept-Encoding, rsc', 'Accept-Encoding, rsc'],
    [200, 'rsc', 'rsc'],
  ] as const) {
    const { headers } = await answer((_request, response) => {
      response.statusCode = status;
      if (vary) response.setHeader('vary', vary);
      response.end();
    });
    expect.soft(headers.get('vary'), `${status} ${vary}`).toBe(expected);
  }
});

const KEPT = {
  'cache-control': 's-maxage=31536000, stale-while-revalidate',
  'cdn-cache-control': 'max-age=60',
  'vercel-cdn-cache-control': 'max-age=60',
  'surrogate-control': 'max-age=60',
  'last-modified': 'Sat, 28 Nov 2026 10:00:00 GMT',
  expires: 'Sun, 28 Nov 2027 10:00:00 GMT',
  etag: '"a"',
  age: '5',
  'content-type': 'text/html',
};

const answerKept = (status: number, caching = KEPT['cache-control']) =>
  answer((_request, response) => {
    for (const [name, value] of Object.entries(KEPT)) response.setHeader(name, value);
    response.setHeader('cache-control', caching);
    response.statusCode = status;
    response.end();
  });

test('caching: no cache keeps an error', async () => {
  for (const status of [400, 403, 404, 405, 409, 412, 416, 429, 431, 500, 503] as const) {
    const { headers } = await answerKept(status);
    const { 'cache-control': caching, ...others } = Object.fromEntries(headers);
    expect.soft(caching, String(status)).toBe('no-store');
    for (const name of Object.keys(KEPT))
      if (name !== 'content-type') expect.soft(others, String(status)).not.toHaveProperty(name);
    expect.soft(others, String(status)).toHaveProperty('content-type', 'text/html');
  }
});

test('caching: a stricter rule of an error stays, and so does that of an answer', async () => {
  const strict = 'private, no-store';
  expect((await answerKept(403, strict)).headers.get('cache-control')).toBe(strict);
  for (const status of [200, 206, 303, 304]) {
    const { headers } = await answerKept(status);
    expect(Object.fromEntries(headers), String(status)).toMatchObject(KEPT);
  }
});

test('caching: an error that is written before its body is not kept', async () => {
  const { headers } = await answer((_request, response) => {
    response.setHeader('cache-control', KEPT['cache-control']);
    response.writeHead(404).end('gone');
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('response headers: says once that an answer came past them', async () => {
  const lines = interceptLog();
  for (let sent = 0; sent < 2; sent++) {
    const { headers } = await answer((_request, response) => {
      ServerResponse.prototype.writeHead.call(response, 304);
      response.end();
    });
    expect(headers.get('vary')).toBeNull();
  }
  expect(readLog(lines)).toMatchObject([{ event: 'headers-not-mended' }]);
});
