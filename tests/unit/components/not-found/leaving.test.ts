/** @vitest-environment jsdom */
import { expect, it } from 'vitest';
import { hasPast } from '@/components/not-found/leaving';
import { leavesPage } from '@/components/not-found/leaving';

function leavesAt(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let leaves = false;
  const listen = (event: MouseEvent) => {
    leaves = leavesPage(event, 'https://example.in/nope');
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  const target = document.querySelector('b') ?? document.body.firstElementChild!;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return leaves;
}

const home = '<a href="https://example.in/">home</a>';

it.each([
  [home, true],
  ['<a href="https://example.in/about"><b>About</b> The teacher</a>', true],
  ['<a href="https://example.in/contact#form">elsewhere on the site</a>', true],
  ['<button data-leaves><b>Go Back</b></button>', true],
  ['<a href="https://example.in/nope#main">skip</a>', false],
  ['<a href="https://wa.me/919000000000" target="_blank">chat</a>', false],
  ['<a href="tel:+919000000000">phone</a>', false],
  ['<a href="mailto:hello@example.in">mail</a>', false],
  ['<a>not a link</a>', false],
  ['<button>theme</button>', false],
])('leaving: a click on %s leaves the page: %s', (html, leaves) => {
  expect(leavesAt(html)).toBe(leaves);
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaving: a click with %o stays on the page', (init) => {
  expect(leavesAt(home, init)).toBe(false);
});

it.each([
  ['one entry, in a browser that tells no index', { length: 1, known: 0, index: -1 }, false],
  ['two entries, in a browser that tells no index', { length: 2, known: 0, index: -1 }, true],
  ['the first of two entries of this site', { length: 2, known: 2, index: 0 }, false],
  ['the second of two entries of this site', { length: 2, known: 2, index: 1 }, true],
  ['entries of other sites, which are hidden', { length: 3, known: 1, index: 0 }, true],
])('history: %s', (_, past, isPast) => {
  expect(hasPast(past)).toBe(isPast);
});
