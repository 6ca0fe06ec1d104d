import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Build } from '@/build/build';
import { precompress } from '@/build/precompress';
import { sampleContext, sampleHtml, writtenRules } from './sample';

const pages = { '/': sampleHtml, '/about': '<h1>About</h1>', '/_not-found': '<h1>Lost</h1>' };

function packed(context = sampleContext({ pages })) {
  const build = new Build(context);
  precompress(build);
  build.write();
  const { headers, rewrites } = writtenRules(context);
  return { context, build, rules: headers, rewrites: rewrites.beforeFiles };
}

const { build, rules, rewrites, context } = packed();
const unpack = (name: string) =>
  brotliDecompressSync(readFileSync(join(context.distDir, 'static/packed', name))).toString();

test('pages and scripts are packed under their own names, and no page for a wrong address', () => {
  expect(unpack('index.html')).toBe(sampleHtml);
  expect(unpack('about.html')).toBe('<h1>About</h1>');
  expect(unpack('chunks/boot.js')).toBe('alert(1)');
  const names = build.context.outputs.staticFiles.map(({ pathname }) => pathname);
  expect(names.filter((name) => name.includes('packed'))).toHaveLength(7);
});

test('whatever is said to be packed is served packed, and the other way round', () => {
  const said = rules.filter(({ headers }) => headers.some(({ value }) => value === 'br'));
  expect(said.map(({ source, has }) => ({ source, has }))).toEqual(
    rewrites.map(({ source, has }) => ({ source, has })),
  );
  expect(rewrites.map(({ destination }) => destination)).toEqual([
    '/_next/static/packed/index.html',
    '/_next/static/packed/about.html',
    '/_next/static/packed/:file',
  ]);
});

test('a page is named by what stands in it', () => {
  const etag = (html: string) => {
    const found = packed(sampleContext({ pages: { '/': html } })).rules.flatMap(
      ({ headers }) => headers,
    );
    return found.find(({ key }) => key === 'ETag')!.value;
  };
  expect(etag('<h1>Me</h1>')).toBe(etag('<h1>Me</h1>'));
  expect(etag('<h1>Me</h1>')).not.toBe(etag('<h1>You</h1>'));
});

describe('Brotli', () => {
  const { value } = rewrites[0]!.has[0]!;
  const takes = (header: string) => new RegExp(`^${value}$`).test(header);

  test.each(['br', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'gzip, br;q=0.5'])(
    'is taken with %s',
    (header) => expect(takes(header)).toBe(true),
  );

  test.each(['gzip, deflate', 'identity', 'br;q=0', 'gzip, br; q=0.00, deflate', 'abr', 'br-x'])(
    'is not taken with %s',
    (header) => expect(takes(header)).toBe(false),
  );
});
