import { describe, expect, test } from 'vitest';
import { cutStyles, inlineCriticalCss } from '@/build/critical-css';
import { samplePage } from './sample';

const html = [
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '</head><body><p class="lead max-w-[36em]"><a href="/">Home</a></p></body></html>',
].join('');
const cutFor = (page: string, css: string) => cutStyles(css, samplePage(page).document);
const cut = (css: string) => cutFor(html, css).replaceAll(/\s+/g, '');

describe('the styles of a page', () => {
  test.each([
    ['an element', 'p{color:red}'],
    ['a class', '.lead{color:red}'],
    ['a class with brackets', String.raw`.max-w-\[36em\]{color:red}`],
    ['a state', 'a:focus-visible{color:red}'],
    ['one state of several', 'a:is(:hover,:focus-visible){color:red}'],
    ['the theme', 'html[data-theme=dark] a{color:red}'],
    ['a state of something above', '.lead:has(a:focus-visible) a:not(.x,:is(.y)){color:red}'],
    ['what is for pages that hold what is there', 'body:has(.lead) p{color:red}'],
    ['what is for an open popover', 'body:has(:popover-open) p{color:red}'],
    ['a pseudo-element', '.lead::before{color:red}'],
    ['a state that the loader sets', 'a[data-state=open]{color:red}'],
    ['a child by the class of its parent', ':is(.lead>*){flex:1}'],
    ['an attribute', 'a[href]{color:red}'],
    ['the root', ':root{color:red}'],
    ['a media rule', '@media print{p{color:red}}'],
    ['an animation in use', '@keyframes draw{from{color:red}}p{animation:1s draw}'],
    ['a property in use', ':root{--foreground:red}p{color:var(--foreground)}'],
  ])('keep %s', (_, css) => {
    expect(cut(css)).toBe(css.replaceAll(/\s+/g, ''));
  });

  test.each([
    ['an element that is not there', 'dialog{color:red}'],
    ['a class that is not there', '.toast{color:red}'],
    ['a class that is elsewhere', 'a.lead{color:red}'],
    ['an attribute that only scripts set', 'a[aria-busy=true]{color:red}'],
    ['a child of an element that is not there', String.raw`:is(.\*\:flex-1>*){flex:1}`],
    ['what only a pointer brings about', 'a:hover{color:red}'],
    ['what is selected', '::selection{color:red}'],
    ['what is disabled where nothing is', 'a:disabled::after{color:red}'],
    ['a shadow root', ':host{color:red}'],
    ["Firefox's own name for the focus", ':-moz-focusring:where(:not(iframe)){color:red}'],
    [
      'what follows an element that is not there',
      ':not([aria-busy])>.toast>:last-child{color:red}',
    ],
    ['what is for pages that hold something else', 'body:has(.book) p{color:red}'],
    [
      'what is for an open dialog',
      'body:has([role=dialog]:not([hidden]),dialog[open]) p{color:red}',
    ],
    ['what is for visitors without scripts', '@media (scripting:none){p{color:red}}'],
    ['a media rule for nothing', '@media print{.toast{color:red}}'],
    ['an animation of nothing', '@keyframes draw{from{color:red}}'],
    ['a part of fields where there are none', '::placeholder{color:red}'],
    ['parts of fields that look the same without', '::-webkit-datetime-edit{padding:0}'],
    ['what only shows once something changes', 'p{transition:color 1s;cursor:pointer}'],
    ['a property that nobody reads', ':root{--foreground:red}'],
    ['a property for one that nobody reads', ':root{--foreground:red;--text:var(--foreground)}'],
  ])('leave out %s', (_, css) => {
    expect(cut(css)).toBe('');
  });

  test('hold no fallback of a property that is always set', () => {
    const fallback = 'p{font:var(--text,Arial,sans-serif)}';
    expect(cut(`@layer theme{:root,:host{--text:Anek}}${fallback}`)).toContain(
      'p{font:var(--text)}',
    );
    for (const set of [
      ':root{--text:initial}',
      ':root[data-theme=dark]{--text:Anek}',
      '@media print{:root{--text:Anek}}',
    ]) {
      expect(cut(set + fallback), set).toContain(fallback);
    }
  });

  test('leave out what is inside a hidden element, and keep what is for that element', () => {
    const page = (hidden: string) =>
      html.replace('<p', `<div class="panel" ${hidden}><ol class="steps"></ol></div><p`);
    const css = '.panel{color:red}.steps{color:red}';
    expect(cutFor(page('hidden=""'), css)).toBe('.panel{color:red}');
    const elsewhere = 'body:has(.steps) p{color:red}';
    expect(cutFor(page('hidden=""'), elsewhere)).toBe(elsewhere);
    for (const shown of ['', 'hidden="until-found"']) {
      expect(cutFor(page(shown), css), shown).toBe(css);
    }
  });

  test('keep only those selectors of a rule that may match', () => {
    expect(cut('.toast,.lead{color:red}')).toBe('.lead{color:red}');
  });

  test.each([
    ['::placeholder', 'placeholder="98"'],
    ['input:disabled', 'disabled=""'],
  ])('keep %s where there is a field with %s', (part, attribute) => {
    const css = `${part}{color:red}`;
    const withField = (field: string) => html.replace('<p', `<input ${field}/><p`);
    expect(cutFor(withField(attribute), css)).toBe(css);
    expect(cutFor(withField(''), css)).toBe('');
  });

  test('say nothing twice', () => {
    expect(cut('p{margin:0;color:red;color:red}')).toBe('p{margin:0;color:red}');
  });

  test('find their fonts from inside the page', () => {
    expect(cut('@font-face{font-family:text;src:url(../media/text.woff2)}')).toContain(
      'url(/_next/static/media/text.woff2)',
    );
  });
});

test('the stylesheet stays in the page, to be fetched later, after the styles that stand there', () => {
  const page = samplePage(html);
  inlineCriticalCss(page, { read: () => Buffer.from('.lead{color:red}') });
  const address = 'rel="stylesheet" href="/_next/static/chunks/a.css"';
  expect(page.html).toContain(
    `<head><style>.lead{color:red}</style><noscript><link ${address}/></noscript><link disabled="" ${address} data-precedence="next"/></head>`,
  );
});

test('a page without a stylesheet stops the build', () => {
  const page = samplePage('<html></html>');
  expect(() => inlineCriticalCss(page, { read: () => Buffer.of() })).toThrow('no stylesheet');
});
