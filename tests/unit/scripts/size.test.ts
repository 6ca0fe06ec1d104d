import { expect, test } from 'vitest';
import { exceeded } from '@/scripts/size/limits';
import { headerBytes, type Weight } from '@/scripts/size/measure';

const bytes = (gzip: number) => ({ gzip, brotli: Math.round(gzip * 0.85) });
const light: Weight = {
  route: '/about',
  html: bytes(13_000),
  headers: 1_400,
  css: bytes(0),
  fonts: 41_000,
  before: bytes(700),
  after: bytes(143_000),
  data: bytes(10_000),
};

test('a light page passes no limit', () => {
  expect(exceeded([light, { ...light, route: '/' }])).toEqual([]);
});

test.each([
  ['HTML', { html: bytes(19_000) }, ['first load without fonts', 'HTML and CSS, brotli']],
  ['CSS', { css: bytes(5_001) }, ['first load without fonts', 'HTML and CSS, brotli']],
  ['headers', { headers: 4_500 }, ['first answer']],
  ['fonts', { fonts: 48_000 }, ['first load, gzip']],
  ['scripts at once', { before: bytes(2_001) }, ['scripts before a sign']],
  ['scripts', { after: bytes(165_001) }, ['scripts after the first sign']],
  ['data', { data: bytes(19_001) }, ['data after the first sign']],
])('a page with too much of %s is told so', (_, more, limits) => {
  const found = exceeded([{ ...light, ...more }]);
  for (const limit of limits) expect(found.join('\n')).toContain(`/about: ${limit}`);
});

test('only scripts count where the framework does not wait', () => {
  expect(exceeded([{ ...light, html: bytes(30_000), before: bytes(20_000) }], true)).toEqual([]);
  expect(exceeded([{ ...light, after: bytes(200_000) }], true)).toHaveLength(1);
});

test('header bytes: counts the last rule for each header of an address', () => {
  const headers = (key: string, value: string) => [{ key, value }];
  const everywhere = { source: '/:path*', regex: '^/.*$', headers: headers('Vary', 'rsc') };
  const packed = { source: '/about', headers: headers('Vary', 'Accept-Encoding') };
  const [none, one, two] = [[], [everywhere], [everywhere, packed]].map((rules) =>
    headerBytes('/about', rules),
  );
  expect(one! - none!).toBe('Vary: rsc\r\n'.length);
  expect(two! - none!).toBe('Vary: Accept-Encoding\r\n'.length);
  expect(headerBytes('/', [everywhere, packed])).toBe(one);
});
