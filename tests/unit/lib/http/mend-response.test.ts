import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { refusedForm } from '@/content/en/refused-form';
import { mendResponse } from '@/lib/http/mend-response';
import { ACTION_UNKNOWN } from '@/lib/http/refusals';

async function answerOf(formPath: string | undefined, listener: RequestListener) {
  const server = createServer((request, response) => {
    mendResponse(response, formPath);
    listener(request, response);
  });
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test.each([
  ['before its body', true],
  ['with its body', false],
])('mend response: shows a page for an unknown action (headers %s)', async (_when, isEarly) => {
  const { status, headers, text } = await answerOf('/contact', (_request, response) => {
    response.statusCode = 409;
    response.setHeader(ACTION_UNKNOWN, '1').setHeader('content-length', 26);
    if (isEarly) response.writeHead(409);
    response.end('Server Action unavailable.');
  });
  expect(status).toBe(409);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toContain(refusedForm.outdated.text);
});

test('mend response: leaves other answers as they are', async () => {
  for (const [path, status] of [
    ['/contact', 200],
    [undefined, 409],
  ] as const) {
    const answer = await answerOf(path, (_request, response) => {
      response.statusCode = status;
      response.setHeader('content-type', 'text/plain');
      response.write('as ');
      response.end('it is');
    });
    expect([answer.status, answer.text]).toEqual([status, 'as it is']);
  }
});

test.each(['', 'rsc', 'Accept-Encoding, rsc'])('mend response: 304 varies (%j)', async (vary) => {
  const { headers } = await answerOf(undefined, (_request, response) => {
    response.statusCode = 304;
    if (vary) response.setHeader('vary', vary);
    response.end();
  });
  const names = headers.get('vary')!.split(', ');
  expect(names.filter((name) => name === 'Accept-Encoding')).toHaveLength(1);
  if (vary) expect(names).toContain('rsc');
});
