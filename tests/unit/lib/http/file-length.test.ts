import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { addFileLength, LENGTH_HEADER } from '@/lib/http/file-length';

const TEXT = '97 × 93';
const LENGTH = String(Buffer.byteLength(TEXT));

async function answer(listener: RequestListener, method = 'GET') {
  const server = createServer(listener);
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`, {
    method,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test.each(['GET', 'HEAD'])('file length: is that of the handler, for %s', async (method) => {
  const { headers, text } = await answer((request, response) => {
    addFileLength(response);
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
    addFileLength(response);
    response.write('97');
    response.end();
  });
  expect(headers.get('content-length')).toBeNull();
});

test('file length: a range behind the end of a file is answered with 416, and not with 500', async () => {
  const { status } = await answer((_request, response) => {
    addFileLength(response);
    response.setHeader('content-range', 'bytes */7');
    response.statusCode = 500;
    response.end('Internal Server Error');
  });
  expect(status).toBe(416);
});
