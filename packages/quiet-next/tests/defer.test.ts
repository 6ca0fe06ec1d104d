import { expect, test } from 'vitest';
import { createLoader, deferFramework } from '../src/defer.ts';
import { Page } from '../src/page.ts';

const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
const flight = '<script>self.__next_f.push([1,"data"])</script>';
const bootstrap = '<script id="_R_">start()</script>';
const whole = [chunk, flight, bootstrap].join('');

const defer = (html: string, loader = 'load()') => {
  const page = new Page('/', [], html);
  const added: string[] = [];
  const addScript = (text: string) => `/late-${added.push(text)}.js`;
  deferFramework(page, { addScript }, { loader, keepInline: (text) => text === 'mine()' });
  return { page, added };
};

test.each([
  ['no chunks', [flight, bootstrap]],
  ['no flight data', [chunk, bootstrap]],
  ['no bootstrap', [chunk, flight]],
  ['two bootstraps', [chunk, flight, bootstrap, bootstrap]],
])('deferred framework: %s stops the build', (_, scripts) => {
  const message = /^\/: expected chunks, flight data and one bootstrap/;
  expect(() => defer(scripts.join(''))).toThrow(message);
});

test('deferred framework: scripts and their preloads leave, and every other byte stays', () => {
  const link = (attributes: string) => `<link ${attributes} href="/_next/static/chunks/a.js"/>`;
  const preloads = link('rel="preload" as="script"') + link('rel="modulepreload"');
  const old = '<script src="/_next/static/chunks/old.js" nomodule=""></script>';
  const kept = '<script>mine()</script><link rel="preload" as="font" href="/a.woff2"/>';
  const body = "<body data-a='1'  ><p>a &lt; b<br></p>";
  const html = `<head>${preloads}${old}${kept}</head>${body}${whole}</body>`;
  const { page, added } = defer(html);
  const loader =
    '<script data-page="/late-1.js" data-scripts="/_next/static/chunks/a.js">load()</script>';
  expect(page.html).toBe(`<head>${kept}${loader}</head>${body}</body>`);
  expect(added).toEqual(['start()\nself.__next_f.push([1,"data"])']);
});

test('deferred framework: with Cache Components the bootstrap has no id, or is a chunk', () => {
  const start = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})';
  const marked = chunk.replace('async', 'id="_R_" async');
  const { page, added } = defer(`<head></head>${marked}<script>${start}</script>${flight}`);
  expect(added).toEqual([`${start}\nself.__next_f.push([1,"data"])`]);
  expect(page.html).toContain('data-scripts="/_next/static/chunks/a.js">load()');
  expect(defer(`<head></head>${marked}${flight}`).added).toEqual([
    'self.__next_f.push([1,"data"])',
  ]);
});

test('deferred framework: a page can ask for it at once', () => {
  const { page } = defer(`<head></head><main data-framework="now"></main>${whole}`);
  expect(page.html).toContain(' data-now="">load()</script></head>');
});

test('loader: is one text, with the attribute and the event that a site gives it', () => {
  const plain = createLoader();
  expect(plain).not.toMatch(/KNOWN|undefined/);
  const known = createLoader({ atOnce: { attribute: 'account', event: 'site:revisit' } });
  expect(known).toContain('.account');
  expect(known).toContain('"site:revisit"');
  expect(createLoader()).toBe(plain);
});
