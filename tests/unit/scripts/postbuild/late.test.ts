import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { late, LATE_FOLDER, loader } from '@/scripts/postbuild/late';
import { scriptsOf } from '@/scripts/postbuild/html-scripts';
import { early, samplePage } from './sample-page';

describe('a page whose framework comes late', () => {
  const { html, file } = late(samplePage);

  test('keeps its own scripts and gets one more, at the end', () => {
    expect(scriptsOf(html).map(({ text }) => text)).toEqual([
      early,
      '',
      '{"@type":"WebSite"}',
      loader,
    ]);
    expect(html).toMatch(/<\/script><\/body><\/html>$/);
  });

  test('says where everything else is, in the order it stood there', () => {
    const { attributes } = scriptsOf(html).at(-1)!;
    expect(attributes['data-page']).toBe(`${LATE_FOLDER}${file.name}`);
    expect(attributes['data-chunks']).toBe(
      ['a', 'b', 'boot'].map((name) => `/_next/static/chunks/${name}.js`).join(' '),
    );
    expect(file.text.split('\n')).toEqual([
      'requestAnimationFrame(function(){$RT=performance.now()});',
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"0:data"])',
    ]);
  });

  test('asks for no script before it is told to', () => {
    expect(html).not.toContain('as="script"');
    expect(html).toContain('rel="stylesheet"');
  });

  test('is brought at once where an element says so', () => {
    expect(scriptsOf(html).at(-1)!.attributes).not.toHaveProperty('data-now');
    const now = late(samplePage.replace('<h1>', '<h1 data-framework="now">')).html;
    expect(scriptsOf(now).at(-1)!.attributes).toHaveProperty('data-now');
  });

  test('has a loader of less than a kilobyte', () => {
    expect(gzipSync(loader).length).toBeLessThan(1_000);
  });
});

test.each([
  ['no chunks', samplePage.replaceAll('/chunks/', '/pieces/')],
  ['no flight data', samplePage.replaceAll('__next_f', '__flight')],
  ['no bootstrap', samplePage.replace('id="_R_"', '')],
  ['a page that is late already', late(samplePage).html],
  ['a script that is not closed', `${samplePage}<script>`],
])('%s stops the build', (_, html) => {
  expect(() => late(html)).toThrow();
});
