import { expect, test } from 'vitest';
import { exceeded, exceededParts, partLimits } from '@/scripts/size/limits';
import { headerBytes, type Weight } from '@/scripts/size/measure';
import { findParts } from '@/scripts/size/parts';

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
  parts: {},
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

/** An `import()` as Turbopack writes it, and a module that it may lead to. */
const load = (id: number, ...files: string[]) =>
  `9${id},e=>{e.v(t=>Promise.all([${files.map((file) => `"static/chunks/${file}"`).join(',')}].map(t=>e.l(t))).then(()=>t(${id})))}`;
const definition = (id: number, name: string) =>
  `${id},e=>{"use strict";var t=e.i(5);e.s(["${name}",0,function(){}])}`;

test('parts: are the chunks of each import that the page has not loaded, nested ones too', () => {
  const chunks: Record<string, string> = {
    '/_next/static/chunks/page.js': `push([0,${load(11, 'dialog.js', 'shared.js')}])`,
    '/_next/static/chunks/dialog.js': `push([0,${definition(11, 'AuthDialog')},${load(12, 'firebase.js')}])`,
    '/_next/static/chunks/firebase.js': `push([0,${definition(12, 'login')}])`,
    '/_next/static/chunks/shared.js': `push([0,${definition(13, 'Dialog')}])`,
  };
  const of = (...loaded: string[]) =>
    Object.fromEntries(
      findParts(
        loaded.map((file) => `/_next/static/chunks/${file}`),
        (address) => chunks[address]!,
      ),
    );
  const [dialog, shared, firebase] = ['dialog', 'shared', 'firebase'].map(
    (name) => `/_next/static/chunks/${name}.js`,
  );
  expect(of('page.js')).toEqual({ AuthDialog: [dialog, shared], login: [firebase] });
  expect(of('page.js', 'shared.js')).toEqual({ AuthDialog: [dialog], login: [firebase] });
  chunks['/_next/static/chunks/dialog.js'] = 'push([0])';
  expect(() => of('page.js')).toThrow('module 11');
});

test('parts: each has a limit, and each limit a part', () => {
  const parts = Object.fromEntries(
    Object.entries(partLimits).map(([name, limit]) => [name, bytes(limit.bytes)]),
  );
  const page = { ...light, parts };
  expect(exceededParts([light, page])).toEqual([]);
  const heavy = { ...light, parts: { ...parts, AuthDialog: bytes(50_000), Extra: bytes(10) } };
  expect(exceededParts([page, heavy])).toEqual([
    expect.stringContaining('AuthDialog: 50000 bytes'),
    expect.stringContaining('Extra: has no limit'),
  ]);
  expect(exceededParts([light])).toHaveLength(Object.keys(partLimits).length);
});
