import fc from '@/tests/support/fast-check';
import { isIPv4, isIPv6 } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '@/lib/http/client-address';

describe('clientAddress', () => {
  it.each([
    ['203.0.113.9', 1, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
    ['6.6.6.6,203.0.113.9 , 10.0.0.1', 2, '203.0.113.9'],
    ['  203.0.113.9\t', 1, '203.0.113.9'],
    ['203.0.113.9:4711', 1, '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', 1, '2001:db8:1:2::/64'],
    ['2001:db8::1', 1, '2001:db8:0:0::/64'],
    ['[2001:db8:1:2::1]:443', 1, '2001:db8:1:2::/64'],
    ['"[2001:db8:1:2::1]"', 1, '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 1, 'fe80:0:0:0::/64'],
    ['::1', 1, '0:0:0:0::/64'],
    ['::ffff:203.0.113.9', 1, '203.0.113.9'],
    ['::ffff:cb00:7109', 1, '203.0.113.9'],
  ])('reads %j with %i hops as %s', (header, hops, expected) => {
    expect(clientAddress(header, hops)).toBe(expected);
  });

  it.each([
    [null, 1],
    ['', 1],
    ['203.0.113.9', 2],
    ['203.0.113.9', 0],
    ['203.0.113.9', -1],
    ['203.0.113.9', 1.5],
    ['203.0.113.9', NaN],
    ['unknown', 1],
    ['203.0.113.9, ', 1],
    ['203.0.113.999', 1],
    ['<script>', 1],
    ['1.2.3.4.5:80', 1],
  ])('knows nobody from %j with %s hops', (header, hops) => {
    expect(clientAddress(header, hops)).toBeUndefined();
  });

  const ipv6 = fc.ipV6().filter((text) => !/^[0:]*:ffff:/i.test(text));
  const entry = fc.oneof(
    fc.ipV4(),
    ipv6,
    ipv6.map((text) => `[${text}]:443`),
    fc.string({ maxLength: 12 }).filter((text) => !text.includes(',')),
  );

  it('is never moved by what a caller puts in front', () => {
    fc.assert(
      fc.property(
        fc.array(entry),
        fc.array(entry, { minLength: 1, maxLength: 4 }),
        (forged, ours) => {
          const honest = clientAddress(ours.join(', '), ours.length);
          expect(clientAddress([...forged, ...ours].join(', '), ours.length)).toBe(honest);
        },
      ),
    );
  });

  it('answers with an address or a network, whatever arrives', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(entry).map((list) => list.join(',')),
        ),
        fc.integer(),
        (header, hops) => {
          const address = clientAddress(header, hops);
          if (address === undefined) return;
          expect(isIPv4(address) || isIPv6(address.replace('/64', '1'))).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('puts one network together and keeps two apart', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 64n - 1n),
        fc.bigInt(0n, 2n ** 64n - 1n),
        fc.nat(63),
        (network, host, bit) => {
          const write = (value: bigint) =>
            value.toString(16).padStart(32, '0').match(/.{4}/g)!.join(':');
          const address = clientAddress(write((network << 64n) | host), 1);
          const neighbour = clientAddress(write((network << 64n) | (host ^ 1n)), 1);
          const stranger = clientAddress(write(((network ^ (1n << BigInt(bit))) << 64n) | host), 1);
          fc.pre(address?.includes(':') === true);
          expect(neighbour).toBe(address);
          expect(stranger).not.toBe(address);
        },
      ),
    );
  });
});
