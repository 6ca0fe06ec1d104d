// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hasPast, leavesPage } from '@/components/not-found/leaving';

const home = '<a href="https://example.in/"><b>home</b></a>';

it.each<[html: string, leaves: boolean, init?: MouseEventInit]>([
  [home, true],
  ['<a href="https://example.in/contact#form">elsewhere on the site</a>', true],
  ['<button data-leaves><b>Go Back</b></button>', true],
  ['<a href="https://example.in/nope#main">skip</a>', false],
  ['<a href="https://wa.me/919000000000" target="_blank">chat</a>', false],
  ['<a href="tel:+919000000000">phone</a>', false],
  ['<button>theme</button>', false],
  [home, false, { ctrlKey: true }],
  [home, false, { metaKey: true }],
  [home, false, { shiftKey: true }],
  [home, false, { button: 1 }],
])('leaving: a click on %s leaves the page: %s %o', (html, leaves, init) => {
  document.body.innerHTML = html;
  let found: boolean | undefined;
  const listen = (event: MouseEvent) => {
    found = leavesPage(event, 'https://example.in/nope');
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  const target = document.querySelector('b') ?? document.body.firstElementChild!;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(found).toBe(leaves);
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
