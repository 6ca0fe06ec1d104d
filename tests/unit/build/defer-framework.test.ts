import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { deferFramework, loader } from '@/build/defer-framework';
import { earlyScript } from '@/lib/head/early-script';
import { sampleBuild, sampleHtml } from './sample';

function deferred(html = sampleHtml) {
  const build = sampleBuild({ pages: { '/': html } });
  const page = build.pages[0]!;
  deferFramework(page, build);
  return { page, build, last: page.all('script').at(-1)! };
}

describe('a page whose framework is deferred', () => {
  const { page, build, last } = deferred();

  test('keeps its own scripts and gets one more, at the end', () => {
    expect(page.all('script').map(({ textContent }) => textContent)).toEqual([
      earlyScript,
      '{"@type":"WebSite"}',
      loader,
    ]);
    expect(page.html).toMatch(/<\/script><\/body><\/html>$/);
  });

  test('says where everything else is, in the order it stood there', () => {
    const address = last.getAttribute('data-page')!;
    expect(address).toMatch(/^\/_next\/static\/late\/[0-9a-f]{16}\.js$/);
    expect(last.getAttribute('data-chunks')).toBe(
      ['a', 'b', 'boot'].map((name) => `/_next/static/chunks/${name}.js`).join(' '),
    );
    expect(build.read(address).toString().split('\n')).toEqual([
      'requestAnimationFrame(function(){$RT=performance.now()});',
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"0:data"])',
    ]);
  });

  test('asks for no script before it is told to', () => {
    expect(page.html).not.toContain('as="script"');
    expect(page.html).toContain('rel="stylesheet"');
  });

  test('leaves out the script for browsers without modules', () => {
    expect(page.html).not.toContain('old.js');
  });

  test('is brought at once where an element says so', () => {
    expect(last.hasAttribute('data-now')).toBe(false);
    const now = deferred(sampleHtml.replace('<h1>', '<h1 data-framework="now">'));
    expect(now.last.hasAttribute('data-now')).toBe(true);
  });

  test('has a loader of little more than a kilobyte', () => {
    expect(gzipSync(loader).length).toBeLessThan(1_100);
  });
});

test.each([
  ['no chunks', sampleHtml.replaceAll('/chunks/', '/pieces/')],
  ['no flight data', sampleHtml.replaceAll('__next_f', '__flight')],
  ['no bootstrap', sampleHtml.replace('id="_R_"', '')],
])('%s stops the build', (_, html) => {
  expect(() => deferred(html)).toThrow(/^\/: expected chunks, flight data and one bootstrap/);
});
