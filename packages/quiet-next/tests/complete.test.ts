import { expect, test } from 'vitest';
import { completeParts } from '../src/complete.ts';
import { Page } from '../src/page.ts';

const RUNTIME = '$RB=[];$RV=function(a){};\n$RC=function(a,b){};';
const move = (n: number, before = '') => `<script>${before}$RC("B:${n}","S:${n}")</script>`;
const pending = (n: number, fallback: string) =>
  `<!--$?--><template id="B:${n}"></template>${fallback}<!--/$-->`;
const part = (n: number, content: string) => `<div hidden id="S:${n}">${content}</div>`;

const complete = (html: string) => {
  const page = new Page('/', [], html);
  completeParts(page);
  return page.html;
};

test('complete parts: one takes the place of what is shown until it comes', () => {
  const fallback = '<p>Wait<!-- --> <!--$--><b>now</b><!--/$--><!--&--><!--/&--></p>';
  const content = '<p data-a="<!--/$-->">97 &lt; 98</p><!--$--><!--/$-->';
  const html = `<main>${pending(0, fallback)}<i></i></main>${part(0, content)}${move(0, RUNTIME)}<p></p>`;
  expect(complete(html)).toBe(`<main><!--$-->${content}<!--/$--><i></i></main><p></p>`);
});

test('complete parts: one within another, and several', () => {
  const outer = `<b>one</b>${pending(1, '')}`;
  const painted = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';
  const html =
    `<main>${pending(0, '…')}${pending(2, '…')}</main>${painted}` +
    part(0, outer) +
    move(0, RUNTIME) +
    part(1, 'two') +
    move(1) +
    part(2, 'three') +
    move(2);
  expect(complete(html)).toBe(
    '<main><!--$--><b>one</b><!--$-->two<!--/$--><!--/$--><!--$-->three<!--/$--></main>',
  );
});

test.each([
  ['a part of a table', `<table hidden id="S:0"><tr></tr></table>${move(0)}`],
  ['a part that waits for styles', `${part(0, 'x')}<script>$RR("B:0","S:0",[])</script>`],
  ['a part that is missing', move(0)],
  ['what looks like the call', `${part(0, 'x')}<script>track();$RC("B:0","S:0")</script>`],
])('complete parts: %s stays, and the check names it', (_, rest) => {
  const html = `<main>${pending(0, '…')}</main>${rest}`;
  expect(complete(html)).toBe(html);
});
