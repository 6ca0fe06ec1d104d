import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deferFramework, loader } from '@/build/defer';
import { earlyScript } from '@/lib/head/early-script';
import { sampleBuild, sampleHtml } from './sample';

function defer(html = sampleHtml) {
  const build = sampleBuild({ pages: { '/': html } });
  const page = build.pages[0]!;
  deferFramework(page, build);
  return { page, build, last: page.all('script').at(-1)! };
}

test('deferred framework: only own scripts, data and the loader stay in the page', () => {
  const { page } = defer();
  const texts = page.all('script').map(({ text }) => text);
  expect(texts).toEqual([earlyScript, '{"@type":"WebSite"}', loader]);
  expect(page.html).toMatch(/<\/script><\/body><\/html>$/);
  expect(page.html).not.toContain('as="script"');
  expect(gzipSync(loader).length).toBeLessThan(1_200);
});

test('deferred framework: the loader knows every chunk and the flight data', () => {
  const { build, last } = defer();
  expect(last.attribs['data-chunks']).toBe('a b boot');
  expect(`${build.assets.get(last.attribs['data-page']!)}`.split('\n')).toEqual([
    'requestAnimationFrame(function(){$RT=performance.now()});',
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"0:data"])',
  ]);
  expect(last.attribs).not.toHaveProperty('data-now');
  const { last: now } = defer(sampleHtml.replace('<h1>', '<h1 data-framework="now">'));
  expect(now.attribs).toHaveProperty('data-now');
});

test.each([
  ['no chunks', sampleHtml.replaceAll('/chunks/', '/pieces/')],
  ['no flight data', sampleHtml.replaceAll('__next_f', '__flight')],
  ['no bootstrap', sampleHtml.replace('id="_R_"', '')],
])('deferred framework: %s stops the build', (_, html) => {
  expect(() => defer(html)).toThrow(/^\/: expected chunks, flight data and one bootstrap/);
});
