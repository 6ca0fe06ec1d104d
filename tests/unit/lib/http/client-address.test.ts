import fc from '@/tests/support/fast-check';
import { expect, it } from 'vitest';
import { clientAddress as addressOf } from '@/lib/http/client-address';
import { peerHeader } from '@/lib/http/loopback';

const clientAddress = (forwarded: string | null, hops: number) =>
  addressOf(new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }), hops);

const V6 = '2001:db8:1:2::/64';

it.each([
  ['203.0.113.9', '203.0.113.9', '6.6.6.6, 203.0.113.9', '  203.0.113.9\t', '203.0.113.9:4711'],
  ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'],
  [V6, '2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002::1', '[2001:db8:1:2::1]:443'],
  [V6, '"[2001:db8:1:2::1]"'],
  ['2001:db8:0:0::/64', '2001:db8::1'],
  ['fe80:0:0:0::/64', 'fe80::1%eth0'],
  ['0:0:0:0::/64', '::1'],
  [undefined, '', 'unknown', '203.0.113.9, ', '203.0.113.999', '<script>', '1.2.3.4.5:80'],
])('clientAddress: is %s in %j', (address, ...headers) => {
  for (const header of headers) expect(clientAddress(header!, 1), header).toBe(address);
});

it('clientAddress: counts proxies from the right, and needs as many entries', () => {
  expect(clientAddress('6.6.6.6,203.0.113.9 , 10.0.0.1', 2)).toBe('203.0.113.9');
  expect(clientAddress('203.0.113.9', 2)).toBeUndefined();
  expect(clientAddress(null, 1)).toBeUndefined();
});

it('clientAddress: is the address of the socket without a proxy', () => {
  const headers = new Headers({ 'x-forwarded-for': '6.6.6.6' });
  expect(addressOf(headers, 0)).toBeUndefined();
  headers.set(peerHeader(), '::ffff:203.0.113.9');
  expect(addressOf(headers, 0)).toBe('203.0.113.9');
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

it('clientAddress: puts one network together and keeps two apart', () => {
  const half = fc.bigInt(0n, 2n ** 64n - 1n);
  const write = (value: bigint) => value.toString(16).padStart(32, '0').match(/.{4}/g)!.join(':');
  fc.assert(
    fc.property(half, half, fc.nat(63), (network, host, bit) => {
      const address = clientAddress(write((network << 64n) | host), 1);
      const neighbour = clientAddress(write((network << 64n) | (host ^ 1n)), 1);
      const stranger = clientAddress(write(((network ^ (1n << BigInt(bit))) << 64n) | host), 1);
      fc.pre(address?.includes(':') === true);
      expect(neighbour).toBe(address);
      expect(stranger).not.toBe(address);
    }),
  );
});
