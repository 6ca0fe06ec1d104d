import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { refusedForm as en } from '@/content/en/refused-form';
import { refusedForm as hi } from '@/content/hi/refused-form';
import { refusalPages } from '@/lib/contact/refused-form';
import { answerClientErrors } from '@/lib/http/client-errors';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';

const answerAll: RequestListener = (_request, response) => response.end('well');

/** All that a server writes before it closes the connection. `more` is sent once an answer has begun. */
async function send(text: string, listener = answerAll, more?: string) {
  const server = createServer(listener);
  answerClientErrors(server, refusalPages);
  await once(server.listen(0), 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, 'localhost');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  socket.write(text);
  if (more) {
    await once(socket, 'data');
    socket.write(more);
  }
  await once(socket, 'close');
  return received;
}

const large = (name: string) =>
  `GET /hi HTTP/1.1\r\nHost: a\r\n${name}: ${'a=b; '.repeat(8_000)}\r\n\r\n`;

test.each(['Cookie', 'X-Anything'])(
  'client errors: a request with 40 kB of %s gets a page in every language',
  async (name) => {
    const lines = interceptLog();
    const answer = await send(large(name));
    const [head = '', page = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    for (const header of [
      'Cache-Control: no-store',
      'Content-Type: text/html; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      `Content-Length: ${Buffer.byteLength(page)}`,
      'Connection: close',
    ])
      expect(head).toContain(header);
    expect(head).toMatch(/Content-Security-Policy: default-src 'none'; style-src 'sha256-/);
    for (const { tooLarge } of [en, hi]) {
      expect(page).toContain(tooLarge.title);
      expect(page).toContain(tooLarge.text);
    }
    expect(readLog(lines)).toMatchObject([{ event: 'request-refused', code: 'status-431' }]);
  },
);

test('client errors: what is no request gets what Node would say, which no cache keeps', async () => {
  for (const [what, text, status] of [
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a header with a line break', 'GET / HTTP/1.1\r\nHost: a\r\nA\rB: c\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
  ] as const) {
    const answer = await send(text);
    expect.soft(answer, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect.soft(answer, what).toContain('Cache-Control: no-store');
    expect.soft(answer, what).not.toContain('<');
  }
});

test('client errors: nothing is written into another answer', async () => {
  const begin: RequestListener = (_request, response) =>
    void response.writeHead(200, { 'Content-Length': '100' }).write('begun');
  const answer = await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n', begin, large('Cookie'));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain('431');
});
