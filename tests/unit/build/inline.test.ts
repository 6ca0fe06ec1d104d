import { expect, test } from 'vitest';
import { styleInliner } from '@/build/inline';
import { samplePage } from './sample';

const ADDRESS = '/_next/static/chunks/a.css';
const html = [
  `<html lang="en"><head><link rel="stylesheet" href="${ADDRESS}" data-precedence="next"/>`,
  '</head><body><p class="lead max-w-[36em] [&amp;&gt;a]:flex" data-state="inactive">',
  '<a href="/">Home</a></p></body></html>',
].join('');

function inline(css: string, route = '/') {
  const page = samplePage(html, route);
  styleInliner({ assets: new Map([[ADDRESS, Buffer.from(css)]]) })(page);
  return page.html;
}

const cut = (css: string, route?: string) =>
  /<style>(.*)<\/style>/.exec(inline(css, route))![1]!.replaceAll(/\s+/g, '');

test.each([
  ['a missing element', 'dialog{color:red}'],
  ['a missing class', 'a.lead{color:red}'],
  ['a child of a missing element', String.raw`:is(.\*\:flex-1>*){flex:1}`],
  ['a pointer', 'a:hover{color:red}'],
  ['a pointer that hovers', '@media (hover:hover){p{color:red}}'],
  ['a press', 'a:active{color:red}'],
  ['visitors without scripts', '@media (scripting:none){p{color:red}}'],
  ['another language', 'html[lang=hi]{color:red}'],
  ['changes only', 'p{transition:color 1s;cursor:pointer}'],
  ['an unread property', ':root{--foreground:red;--text:var(--foreground)}'],
  ['an unused font face', '@font-face{font-family:Other;src:url(o)}'],
  ['an unused animation', '@keyframes draw{from{color:red}}'],
])('critical CSS: drops styles for %s', (_, css) => {
  expect(cut(css)).toBe('');
});

test("critical CSS: sets Tailwind's initial values by a rule in every browser", () => {
  const rule = '*,:before{--tw-border-style:solid}';
  const old = `@layer properties{@supports ((-moz-orient:inline)){${rule}}}`;
  const own = '@property --tw-border-style{syntax:"*";initial-value:solid}';
  const use = 'p{border-style:var(--tw-border-style)}';
  expect(cut(old + own + use)).toBe(`@layerproperties{${rule}}${use}`);
});
