import { createServer, type RequestListener, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type * as vary from '@/lib/http/vary';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';

let addVary: typeof vary.addVary;
beforeEach(async () => {
  // It remembers the first 304.
  vi.resetModules();
  ({ addVary } = await import('@/lib/http/vary'));
});

async function headersOf(listener: RequestListener): Promise<Headers> {
  const server = createServer(listener);
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  return (await fetch(`http://localhost:${(server.address() as AddressInfo).port}`)).headers;
}

test('vary: says once that a 304 came past it', async () => {
  const lines = interceptLog();
  for (let n = 0; n < 2; n++) {
    const headers = await headersOf((_request, response) => {
      addVary(response);
      ServerResponse.prototype.writeHead.call(response, 304);
      response.end();
    });
    expect(headers.get('vary')).toBeNull();
  }
  expect(readLog(lines)).toMatchObject([{ event: 'vary-not-added' }]);
});

test.each([
  [304, '', 'Accept-Encoding'],
  [304, 'rsc', 'rsc, Accept-Encoding'],
  [304, 'Accept-Encoding, rsc', 'Accept-Encoding, rsc'],
  [200, 'rsc', 'rsc'],
])('vary: of a %i with %j is %j', async (status, vary, expected) => {
  const headers = await headersOf((_request, response) => {
    addVary(response);
    response.statusCode = status;
    if (vary) response.setHeader('vary', vary);
    response.end();
  });
  expect(headers.get('vary')).toBe(expected);
});
