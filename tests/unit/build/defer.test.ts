import { expect, test } from 'vitest';
import { deferFramework } from '@/build/defer';
import { sampleBuild, sampleHtml } from './sample';

// What is deferred, and that it arrives, is tested in `late.spec.ts` and `platform.spec.ts`.

test.each([
  ['no chunks', sampleHtml.replaceAll('/chunks/', '/pieces/')],
  ['no flight data', sampleHtml.replaceAll('__next_f', '__flight')],
  ['no bootstrap', sampleHtml.replace('id="_R_"', '')],
])('deferred framework: %s stops the build', (_, html) => {
  const build = sampleBuild({ pages: { '/': html } });
  const message = /^\/: expected chunks, flight data and one bootstrap/;
  expect(() => deferFramework(build.pages[0]!, build)).toThrow(message);
});
