import { expect, test } from 'vitest';
import { faultsOf } from '../src/check.ts';
import { type QuietOptions } from '../src/options.ts';
import { Page } from '../src/page.ts';

const policy = () => '';
const keepInline = (text: string) => text === 'mine()';

const faults = (html: string, options: QuietOptions = { policy, keepInline }, route = '/about') =>
  faultsOf(new Page(route, [], `<main>\n${html}</main>`), options).map(({ message }) => message);

const UNKNOWN = 'this script is unknown: keepInline has to know it';
const PENDING = 'this part waits for scripts: render it without Suspense, or on the server';
const EARLY = 'this link fetches a script before the first interaction: remove it';

test.each([
  ['<p onclick="x()">', 'move this inline handler into a client component'],
  ['<body onload="x()">', 'move this inline handler into a client component'],
  ['<a href=" javascript:x()">', 'replace this javascript: address with a button'],
  ['<form action="JavaScript:x()">', 'replace this javascript: address with a button'],
  ['<script>tracker()</script>', UNKNOWN],
  ['<script src="https://cdn.example/x.js"></script>', UNKNOWN],
  ['<script src="/own.js" async></script>', UNKNOWN],
  ['<script src="/_next/static/chunks/a.js"></script>', UNKNOWN],
  ['<script type="module">x()</script>', UNKNOWN],
  ['<script>$RC=function(b,c){}</script>', UNKNOWN],
  ['<script id="__NEXT_DATA__" type="application/json">{}</script>', UNKNOWN],
  ['<template id="B:0"></template>', PENDING],
  ['<template data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING"></template>', PENDING],
  ['<link rel="modulepreload" href="/tool.js">', EARLY],
  ['<link rel="MODULEPRELOAD" href="/tool.mjs">', EARLY],
  ['<link rel="preload" as="script" href="https://cdn.example/x">', EARLY],
  ['<link rel="preload" as=script href="/x">', EARLY],
  ['<link rel="prefetch" href="/next.js?v=1">', EARLY],
  ['<link rel="preload nofollow" as="script" href="/x.js">', EARLY],
])('page: %s stops the build', (bad, advice) => {
  expect(faults(bad)).toEqual([expect.stringMatching(`^/about, line 2: ${advice}: <`)]);
});

test.each([
  '<script>mine()</script>',
  '<script type="application/ld+json">{}</script>',
  '<script id="_R_">x()</script>',
  '<script>self.__next_f.push([0])</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<noscript><script src="/x.js"></script></noscript>',
  '<link rel="preload" as="font" href="/a.woff2">',
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js">',
  '<link rel="stylesheet" href="/a.css">',
  '<link rel="prefetch" href="/next-page">',
  '<template id="row"><tr></tr></template>',
  '<p title="onclick">',
])('page: %s is let through', (good) => {
  expect(faults(good)).toEqual([]);
});

test('page: all that is wrong is named at once', () => {
  const bad = ['<script>a()</script>', '<p onclick="x()">', '<link rel="modulepreload" href="/a">'];
  expect(faults(bad.join('\n'))).toHaveLength(3);
});

test('page: eager pages run any script, and a policy still blocks handlers', () => {
  const framework = 'eager';
  const unknown = '<script>tracker()</script><template id="B:0"></template>';
  expect(faults(unknown, { framework, policy })).toEqual([]);
  expect(faults('<p onclick="x()">', { framework, policy })).toHaveLength(1);
  expect(faults('<p onclick="x()">', { framework })).toEqual([]);
});
