import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packed } from '@/scripts/postbuild/packed';

const pages = new Map([
  ['/', '<h1>Home</h1>'],
  ['/about', '<h1>About</h1>'],
  ['/_not-found', '<h1>Lost</h1>'],
]);
const assets = new Map([['chunks/a~1.js', Buffer.from('run()')]]);
const { files, rules, rewrites } = packed(pages, assets);

test('pages and scripts are packed under their own names, and no page for a wrong address', () => {
  const unpacked = [...files].map(([name, bytes]) => [
    name,
    brotliDecompressSync(bytes).toString(),
  ]);
  expect(Object.fromEntries(unpacked)).toEqual({
    'packed/index.html': '<h1>Home</h1>',
    'packed/about.html': '<h1>About</h1>',
    'packed/chunks/a~1.js': 'run()',
  });
});

test('whatever is said to be packed is served packed, and the other way round', () => {
  const when = ({ source, has, missing }: (typeof rules)[number] | (typeof rewrites)[number]) => ({
    source,
    has,
    missing,
  });
  expect(rules.map(when)).toEqual(rewrites.map(when));
  for (const { headers } of rules) {
    expect(headers).toContainEqual({ key: 'Content-Encoding', value: 'br' });
  }
  expect(rewrites.map(({ destination }) => destination)).toEqual([
    '/_next/static/packed/index.html',
    '/_next/static/packed/about.html',
    '/_next/static/packed/:file',
  ]);
});

test('a page is named by what stands in it', () => {
  const etag = (more: ReturnType<typeof packed>) =>
    more.rules[1]!.headers.find(({ key }) => key === 'ETag')!.value;
  expect(etag(packed(pages, assets))).toBe(etag({ files, rules, rewrites }));
  expect(etag(packed(new Map([...pages, ['/about', '<h1>Me</h1>']]), assets))).not.toBe(
    etag({ files, rules, rewrites }),
  );
});

describe('Brotli', () => {
  const { value } = rules[0]!.has![0]!;
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
