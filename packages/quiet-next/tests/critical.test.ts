import { expect, test } from 'vitest';
import { styleInliner } from '../src/critical.ts';
import { Page } from '../src/page.ts';

const LINK = '<link rel="stylesheet" href="/a.css"/>';

const classes = 'here 2xl:here *:p-1 *:w-[calc(50%-0.5rem)] *:w-[min(50%,9rem)]';

test.each([
  ['[data-held]', true],
  ['[data-theme=dark]', true],
  ['[data-offer]', false],
  ['.here[data-state=active]', true],
  ['.gone[data-state=active]', false],
  ['.here:not(.gone)[data-state=active]', true],
  ['.here[title=".gone"][data-state=active]', true],
  [String.raw`.\32xl\:here[data-state=active]`, true],
  [String.raw`.\33xl\:here[data-state=active]`, false],
  [String.raw`:is(.\*\:p-1>*)`, true],
  [String.raw`:is(.\*\:w-\[calc\(50\%-0\.5rem\)\]>*)`, true],
  [String.raw`:is(.\*\:w-\[min\(50\%\,9rem\)\]>*)`, true],
  [String.raw`:is(.\*\:gone>*)`, false],
])('critical styles: %s is in the page: %s', (selector, isKept) => {
  const assets = new Map([['/a.css', Buffer.from(`${selector}{color:red}`)]]);
  const page = new Page('/', [], `${LINK}<p class="${classes}"><b>text</b></p>`);
  styleInliner({ assets }, { allow: [/\[data-theme\b/] }, ['tabs'])(page);
  expect(page.html.includes('color:red')).toBe(isKept);
});

const inline = (css: string, html: string, options = {}) => {
  const page = new Page('/', [], LINK + html);
  styleInliner({ assets: new Map([['/a.css', Buffer.from(css)]]) }, options)(page);
  return /<style>(.*)<\/style>/.exec(page.html)![1];
};

test.each([
  ['a pointer', '.here:hover{color:red}'],
  ['a device with a pointer', '@media (hover:hover){.here:hover{color:red}}'],
  ['a transition', '.here{transition:color .1s}'],
  ['a class of another page', '.gone{color:red}'],
  ['key frames that nothing names', '@keyframes turn{to{color:red}}'],
  ['a property that nothing reads', ':root{--gone:red}'],
])('critical styles: %s waits for the stylesheet', (_, css) => {
  expect(inline(css, '<p class="here">text</p>')).toBe('');
});

test('critical styles: a site names what may wait, and for what else they must do', () => {
  const late = [/:has\(\.made/];
  expect(inline('p:has(.made){color:red}', '<p><b class="made"></b></p>', { late })).toBe('');
  const joined = 'p:has(.made),p:hover,p>b{color:red}';
  expect(inline(joined, '<p><b class="made"></b></p>', { late })).toBe('p>b{color:red}');
  const css = 'html[lang=hi] p{color:red}';
  const markup = (route: string) => (route === '/' ? '<html lang="hi">' : '');
  expect(inline(css, '<p></p>')).toBe('');
  expect(inline(css, '<p></p>', { markup })).toBe(css);
});

test('critical styles: a page without a stylesheet stays as it is', () => {
  const page = new Page('/', [], '<p>text</p>');
  styleInliner({ assets: new Map([['/a.css', Buffer.from('p{color:red}')]]) })(page);
  expect(page.html).toBe('<p>text</p>');
});

test('critical styles: the stylesheet waits in a template, and comes at once without scripts', () => {
  const page = new Page('/', [], `${LINK}<p>text</p>`);
  styleInliner({ assets: new Map([['/a.css', Buffer.from('p{color:red}')]]) })(page);
  expect(page.html).toBe(
    `<style>p{color:red}</style><noscript>${LINK}</noscript><template>${LINK}</template><p>text</p>`,
  );
});
