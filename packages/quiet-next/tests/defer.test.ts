import { expect, test } from 'vitest';
import { deferFramework } from '../src/defer.ts';
import { Page } from '../src/page.ts';

// What is deferred, and that it arrives, is tested in `late.spec.ts` and `platform.test.ts`.

const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
const flight = '<script>self.__next_f.push([1,"data"])</script>';
const bootstrap = '<script id="_R_">start()</script>';

test.each([
  ['no chunks', [flight, bootstrap]],
  ['no flight data', [chunk, bootstrap]],
  ['no bootstrap', [chunk, flight]],
])('deferred framework: %s stops the build', (_, scripts) => {
  const page = new Page('/', [], scripts.join(''));
  const message = /^\/: expected chunks, flight data and one bootstrap/;
  expect(() => deferFramework(page, { addScript: () => '' })).toThrow(message);
});
