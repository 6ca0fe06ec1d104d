import { expect, test } from 'vitest';
import { Build } from '@/build/build';
import { compress } from '@/build/compress';
import { sampleContext, writtenRules } from './sample';

function rulesOf(html: string) {
  const context = sampleContext({ pages: { '/': html } });
  const build = new Build(context);
  compress(build);
  build.write();
  return writtenRules(context);
}

test('precompression: the ETag of a page depends on its contents', () => {
  const etag = (html: string) =>
    rulesOf(html)
      .headers.flatMap((rule) => rule.headers)
      .find(({ key }) => key === 'ETag')!.value;
  expect(etag('<h1>Me</h1>')).toBe(etag('<h1>Me</h1>'));
  expect(etag('<h1>Me</h1>')).not.toBe(etag('<h1>You</h1>'));
});

const [accept] = rulesOf('<h1>Me</h1>').rewrites.beforeFiles[0]!.has;
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
