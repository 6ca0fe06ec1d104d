import { createServer, request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exposePeerAddress, isLoopbackRequest, peerHeader } from '@/lib/http/loopback';

const seen: Record<string, unknown>[] = [];
const server = createServer((incoming, response) => {
  seen.push(incoming.headers);
  response.end(String(isLoopbackRequest(new Headers(incoming.headers as Record<string, string>))));
});

beforeAll(async () => {
  exposePeerAddress();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** What a real server says of a request with these headers. */
function ask(headers: Record<string, string>): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk)).on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['localhost', { host: 'localhost:3000' }],
  ['127.0.0.1', { host: '127.0.0.1:3000' }],
  ['[::1]', { host: '[::1]:3000' }],
  ['a local proxy', { host: 'localhost', 'x-forwarded-for': '::ffff:127.0.0.1, ::1' }],
  ['a local proxy (RFC 7239)', { host: 'localhost', forwarded: 'for="[::1]:4711";proto=http' }],
])('loopback request: accepts %s', async (_name, headers) => {
  expect(await ask(headers)).toBe('true');
});

it.each([
  ['another host', { host: 'example.in' }],
  ['a host that begins like loopback', { host: '127.0.0.1.example.in' }],
  ['a host that begins like localhost', { host: 'localhost.example.in' }],
  ['a host with user info', { host: 'localhost@example.in' }],
  ['a forwarded host', { host: 'localhost', 'x-forwarded-host': 'example.in' }],
  ['a forwarded client', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
  ['a client behind a local proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.7, ::1' }],
  ['an empty forwarded client', { host: 'localhost', 'x-forwarded-for': ' ' }],
  ['a real address', { host: 'localhost', 'x-real-ip': '203.0.113.7' }],
  ['Forwarded: for', { host: 'localhost', forwarded: 'proto=http;For="[2001:db8::1]"' }],
  ['Forwarded: host', { host: 'localhost', forwarded: 'for=127.0.0.1;host=example.in' }],
  ['a hidden client', { host: 'localhost', forwarded: 'for=_hidden' }],
])('loopback request: rejects %s', async (_name, headers) => {
  expect(await ask(headers)).toBe('false');
});

it('loopback request: rejects a remote socket, and headers without a socket', () => {
  const from = (address: string) => new Headers({ host: 'localhost', [peerHeader()]: address });
  expect(isLoopbackRequest(from('127.0.0.1'))).toBe(true);
  expect(isLoopbackRequest(from('203.0.113.7'))).toBe(false);
  expect(isLoopbackRequest(from(''))).toBe(false);
  expect(isLoopbackRequest(new Headers({ host: 'localhost' }))).toBe(false);
});

it('loopback request: a client cannot send the header of the socket', async () => {
  await ask({ host: 'localhost', [peerHeader()]: '203.0.113.7' });
  expect(seen.at(-1)![peerHeader()]).toBe('127.0.0.1');
});
