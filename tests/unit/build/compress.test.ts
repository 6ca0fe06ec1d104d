import { expect, test } from 'vitest';
import { type Build } from '@/build/build';
import { compress } from '@/build/compress';
import { Page } from '@/build/page';

function rulesOf(html: string) {
  const manifest: Build['manifest'] = { version: 3, headers: [], rewrites: { beforeFiles: [] } };
  const pages = [new Page('/', [], html)];
  compress({ pages, manifest, assets: new Map(), add: () => {} } as unknown as Build);
  return manifest;
}

test('precompression: the ETag of a page depends on its contents', () => {
  const etag = (html: string) =>
    rulesOf(html)
      .headers.flatMap((rule) => rule.headers)
      .find(({ key }) => key === 'ETag')!.value;
  expect(etag('<h1>Me</h1>')).toBe(etag('<h1>Me</h1>'));
  expect(etag('<h1>Me</h1>')).not.toBe(etag('<h1>You</h1>'));
});

const [accept] = rulesOf('<h1>Me</h1>').rewrites.beforeFiles[0]!.has!;
test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['gzip, deflate', false],
  ['br;q=0', false],
  ['gzip, br; q=0.00, deflate', false],
  ['abr', false],
])('precompression: Accept-Encoding %j takes Brotli: %s', (header, isAccepted) => {
  expect(new RegExp(`^${accept!.value}$`).test(header)).toBe(isAccepted);
});
