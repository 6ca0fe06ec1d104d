import { createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { addVary } from '@/lib/http/vary';

test.each([
  [304, '', 'Accept-Encoding'],
  [304, 'rsc', 'rsc, Accept-Encoding'],
  [304, 'Accept-Encoding, rsc', 'Accept-Encoding, rsc'],
  [200, 'rsc', 'rsc'],
])('vary: of a %i with %j is %j', async (status, vary, expected) => {
  const server = createServer((_request, response) => {
    addVary(response);
    response.statusCode = status;
    if (vary) response.setHeader('vary', vary);
    response.end();
  });
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  const { headers } = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  expect(headers.get('vary')).toBe(expected);
});
