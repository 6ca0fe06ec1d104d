import { expect, test } from 'vitest';
import { cutStyles, inlineCriticalCss } from '@/build/critical-css';
import { samplePage } from './sample';

const html = [
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '</head><body><p class="lead max-w-[36em]"><a href="/">Home</a></p></body></html>',
].join('');
const cutFor = (page: string, css: string) => cutStyles(css, samplePage(page).document);
const cut = (css: string) => cutFor(html, css).replaceAll(/\s+/g, '');

test.each([
  ['an element', 'p{color:red}'],
  ['a class with brackets', String.raw`.max-w-\[36em\]{color:red}`],
  ['one state of several', 'a:is(:hover,:focus-visible){color:red}'],
  ['the theme', 'html[data-theme=dark] a{color:red}'],
  ['a state of a parent', '.lead:has(a:focus-visible) a:not(.x,:is(.y)){color:red}'],
  ['an open popover', 'body:has(:popover-open) p{color:red}'],
  ['a state that the loader sets', 'a[data-state=open]{color:red}'],
  ['a child by the class of its parent', ':is(.lead>*){flex:1}'],
  ['a media rule', '@media print{p{color:red}}'],
  ['a font face in use', '@font-face{font-family:Other;src:url(o)}p{font-family:Own,"Other"}'],
  ['an animation in use', '@keyframes draw{from{color:red}}p{animation:1s draw}'],
])('critical css: keeps styles for %s', (_, css) => {
  expect(cut(css)).toBe(css.replaceAll(/\s+/g, ''));
});

test.each([
  ['a missing element', 'dialog{color:red}'],
  ['a missing class', 'a.lead{color:red}'],
  ['an attribute that only scripts set', 'a[aria-busy=true]{color:red}'],
  ['a child of a missing element', String.raw`:is(.\*\:flex-1>*){flex:1}`],
  ['a pointer', 'a:hover{color:red}'],
  ['disabled fields without one', 'a:disabled::after{color:red}'],
  ['an open dialog', 'body:has([role=dialog]:not([hidden]),dialog[open]) p{color:red}'],
  ['visitors without scripts', '@media (scripting:none){p{color:red}}'],
  ['an unused font face', '@font-face{font-family:Other;src:url(o)}'],
  ['an unused animation', '@keyframes draw{from{color:red}}'],
  ['placeholders without fields', '::placeholder{color:red}'],
  ['changes only', 'p{transition:color 1s;cursor:pointer}'],
  ['an unused property', ':root{--foreground:red;--text:var(--foreground)}'],
])('critical css: removes styles for %s', (_, css) => {
  expect(cut(css)).toBe('');
});

test('critical css: keeps properties in use, by short names', () => {
  expect(cut(':root{--text:red;--line:var(--text)}p{color:var(--line,var(--none))}')).toBe(
    ':root{--0:red;--1:var(--0)}p{color:var(--1)}',
  );
});

test('critical css: removes fallbacks of properties that are always set', () => {
  const fallback = 'p{font:var(--text,Arial,sans-serif)}';
  expect(cut(`@layer theme{:root,:host{--text:Anek}}${fallback}`)).toContain('p{font:var(--0)}');
  for (const set of [':root{--text:initial}', '@media print{:root{--text:Anek}}']) {
    expect(cut(set + fallback), set).toContain('p{font:var(--0,Arial,sans-serif)}');
  }
});

test('critical css: removes styles inside a hidden element', () => {
  const page = (hidden: string) =>
    html.replace('<p', `<div class="panel" ${hidden}><ol class="steps"></ol></div><p`);
  const css = '.panel{color:red}.steps{color:red}';
  expect(cutFor(page('hidden=""'), css)).toBe('.panel{color:red}');
  expect(cutFor(page('hidden="until-found"'), css)).toBe(css);
});

test('critical css: a page gets its styles and a disabled stylesheet', () => {
  const page = samplePage(html);
  inlineCriticalCss(page, { read: () => Buffer.from('.lead{background:url(../media/a.svg)}') });
  const link = 'rel="stylesheet" href="/_next/static/chunks/a.css"';
  expect(page.html).toContain(
    `<head><style>.lead{background:url(/_next/static/media/a.svg)}</style><noscript><link ${link}/></noscript><link disabled="" ${link} data-precedence="next"/></head>`,
  );
});
