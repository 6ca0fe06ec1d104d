import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Build } from '@/build/build';
import { compress as compressBuild } from '@/build/compress';
import { sampleContext, sampleHtml, writtenRules } from './sample';

function compress(pages: Record<string, string>) {
  const context = sampleContext({ pages });
  const build = new Build(context);
  compressBuild(build);
  build.write();
  const { headers, rewrites } = writtenRules(context);
  return { context, headers, rewrites: rewrites.beforeFiles };
}

const pages = { '/': sampleHtml, '/about': '<h1>About</h1>', '/_not-found': '<h1>Lost</h1>' };
const { context, headers, rewrites } = compress(pages);

test('precompression: compresses pages and scripts, but no page for unknown addresses', () => {
  const read = (name: string) =>
    brotliDecompressSync(readFileSync(join(context.distDir, 'static/packed', name))).toString();
  expect(read('index.html')).toBe(sampleHtml);
  expect(read('about.html')).toBe('<h1>About</h1>');
  expect(read('chunks/boot.js')).toBe('alert(1)');
  expect(rewrites.map(({ destination }) => destination)).toEqual([
    '/_next/static/packed/index.html',
    '/_next/static/packed/about.html',
    '/_next/static/packed/:file',
  ]);
});

test('precompression: Content-Encoding is sent exactly where a compressed file is served', () => {
  const labelled = headers.filter((rule) => rule.headers.some(({ value }) => value === 'br'));
  expect(labelled.map(({ source, has }) => ({ source, has }))).toEqual(
    rewrites.map(({ source, has }) => ({ source, has })),
  );
});

test('precompression: the ETag of a page depends on its contents', () => {
  const etag = (html: string) =>
    compress({ '/': html })
      .headers.flatMap((rule) => rule.headers)
      .find(({ key }) => key === 'ETag')!.value;
  expect(etag('<h1>Me</h1>')).toBe(etag('<h1>Me</h1>'));
  expect(etag('<h1>Me</h1>')).not.toBe(etag('<h1>You</h1>'));
});

test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['gzip, deflate', false],
  ['br;q=0', false],
  ['gzip, br; q=0.00, deflate', false],
  ['abr', false],
])('precompression: Accept-Encoding %j takes Brotli: %s', (header, isAccepted) => {
  expect(new RegExp(`^${rewrites[0]!.has[0]!.value}$`).test(header)).toBe(isAccepted);
});
