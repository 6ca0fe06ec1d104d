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
  ['an element', 'p{color:red}'],
  ['a class with brackets', String.raw`.max-w-\[36em\]{color:red}`],
  ['a class that HTML escapes', String.raw`.\[\&\>a\]\:flex>a{color:red}`],
  ['one state of several', 'a:hover,a:focus-visible{color:red}'],
  ['the theme', ':root[data-theme=dark]{color:red}'],
  ['a visitor who may be signed in', ':where([data-account]) .lead{color:red}'],
  ['an offered language', ':where([data-offer]) .lead{color:red}'],
  ['a held press', '[data-held]{color:red}'],
  ['an early press', '.lead[data-state=active]{color:red}'],
  ['an open popover', ':where(:has(:popover-open)) .lead{color:red}'],
  ['a focus ring', ':focus-visible{color:red}'],
  ['space between children', ':where(.lead>:not(:last-child)){color:red}'],
  ['a media rule', '@media print{p{color:red}}'],
])('critical CSS: keeps styles for %s', (_, css) => {
  expect(cut(css)).toBe(css.replaceAll(/\s+/g, ''));
});

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

test('critical CSS: keeps the fonts and animations that its properties name', () => {
  const named =
    ':root{--text:Own,"Other";--run:draw 1s}p{font-family:var(--text);animation:var(--run)}';
  const css = `${named}@keyframes draw{0%{left:0}}@font-face{font-family:Other;src:url(../media/o)}`;
  expect(cut(css)).toContain('--text:Own,"Other";--run:draw1s');
  expect(cut(css)).toContain('@keyframesdraw{0%{left:0}}');
  expect(cut(css)).toContain('@font-face{font-family:Other;src:url(/_next/static/media/o)}');
});

test("critical CSS: sets Tailwind's initial values by a rule in every browser", () => {
  const rule = '*,:before{--tw-border-style:solid}';
  const old = `@layer properties{@supports ((-moz-orient:inline)){${rule}}}`;
  const own = '@property --tw-border-style{syntax:"*";initial-value:solid}';
  const use = 'p{border-style:var(--tw-border-style)}';
  expect(cut(old + own + use)).toBe(`@layerproperties{${rule}}${use}`);
});

test('critical CSS: looks at children that Tailwind selects by their parent', () => {
  expect(cut(':is(.lead>*){flex:1}')).toBe('.lead>*{flex:1}');
});

test('critical CSS: the page for wrong addresses keeps the styles of each language', () => {
  const css = 'html[lang=hi] p{color:red}';
  expect(cut(css, '/_not-found')).toBe(css.replaceAll(/\s+/g, ''));
});

test('critical CSS: a stylesheet waits for the loader, and browsers without scripts load it', () => {
  const [link] = /<link.*?>/.exec(html)!;
  const whole = `<link rel="stylesheet" href="${ADDRESS}"/>`;
  expect(inline('p{color:red}')).toBe(
    html.replace(
      link,
      `<style>p{color:red}</style><noscript>${whole}</noscript><template>${link}</template>`,
    ),
  );
});
