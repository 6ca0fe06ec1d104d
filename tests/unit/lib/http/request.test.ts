import fc from '@/tests/support/fast-check';
import { expect, it, vi } from 'vitest';
import { forwarded, loopbackHosts, origins } from './tables';

vi.stubEnv('SITE_URL', 'https://example.in');
const request = await import('@/lib/http/request');
vi.unstubAllEnvs();
const { bearerMatches, isLoopbackRequest, originRefusal, peerHeader } = request;

it('originRefusal: lets in pages of the site alone', () => {
  for (const [refusal, headers] of origins) {
    expect
      .soft(originRefusal(new Headers(headers as Record<string, string>)), JSON.stringify(headers))
      .toBe(refusal);
  }
});

const clientAddress = (forwarded: string | null, proxies: number) =>
  request.clientAddress(
    new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }),
    proxies,
  );

it('clientAddress: is read from what a proxy has appended', () => {
  for (const [address, ...headers] of forwarded) {
    for (const header of headers) expect.soft(clientAddress(header, 1), header).toBe(address);
  }
});

it('clientAddress: counts proxies from the right, and needs as many entries', () => {
  expect(clientAddress('6.6.6.6,203.0.113.9 , 10.0.0.1', 2)).toBe('203.0.113.9');
  expect(clientAddress('203.0.113.9', 2)).toBeUndefined();
  expect(clientAddress(null, 1)).toBeUndefined();
});

it('clientAddress: is the address of the socket without a proxy', () => {
  const headers = new Headers({ 'x-forwarded-for': '6.6.6.6' });
  expect(request.clientAddress(headers, 0)).toBeUndefined();
  headers.set(peerHeader(), '::ffff:203.0.113.9');
  expect(request.clientAddress(headers, 0)).toBe('203.0.113.9');
});

it('clientAddress: is never moved by what a caller puts in front', () => {
  const entry = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.string({ maxLength: 12 }).filter((text) => !text.includes(',')),
  );
  const entries = fc.array(entry, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(entry), entries, (forged, trusted) => {
      const honest = clientAddress(trusted.join(', '), trusted.length);
      expect(clientAddress([...forged, ...trusted].join(', '), trusted.length)).toBe(honest);
    }),
  );
});

const peer = '127.0.0.1';

it('isLoopbackRequest: is true of this machine alone', () => {
  for (const [isLoopback, headers] of loopbackHosts) {
    const all = new Headers({ [peerHeader()]: peer, ...headers } as Record<string, string>);
    expect.soft(isLoopbackRequest(all), JSON.stringify(headers)).toBe(isLoopback);
    all.set(peerHeader(), '203.0.113.7');
    expect.soft(isLoopbackRequest(all), 'from a remote socket').toBe(false);
    all.delete(peerHeader());
    expect.soft(isLoopbackRequest(all), 'without a socket').toBe(false);
  }
});

it('bearerMatches: takes the secret as a bearer token, and nothing else', () => {
  const secret = 'x'.repeat(32);
  const matching = [`Bearer ${secret}`, `bearer ${secret}`];
  const others = ['', 'Bearer', 'Bearer ', secret, `Basic ${secret}`, `Bearer ${secret}x`];
  const headers = [...matching, ...others, 'Bearer é', null];
  expect(headers.filter((header) => bearerMatches(header, secret))).toEqual(matching);
  expect(bearerMatches(`Bearer ${secret}`, undefined)).toBe(false);
  expect(bearerMatches('Bearer undefined', undefined)).toBe(false);
});
