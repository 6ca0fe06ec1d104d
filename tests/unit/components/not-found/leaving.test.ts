/** @vitest-environment jsdom */
import { describe, expect, it } from 'vitest';
import { hasPast, leavesPage } from '@/components/not-found/leaving';

const here = 'https://example.in/nope';

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let leaves = false;
  document.addEventListener(
    'click',
    (event) => {
      leaves = leavesPage(event, here);
      event.preventDefault();
    },
    { once: true },
  );
  const target = document.querySelector('b') ?? document.body.firstElementChild!;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return leaves;
}

describe('leavesPage', () => {
  it.each([
    ['<a href="https://example.in/">home</a>'],
    ['<a href="https://example.in/about"><b>About</b> The teacher</a>'],
    ['<a href="https://example.in/contact#form">elsewhere on the site</a>'],
    ['<button data-leaves><b>Go Back</b></button>'],
  ])('%s does', (html) => {
    expect(click(html)).toBe(true);
  });

  it.each([
    ['<a href="https://example.in/nope#main">skip</a>'],
    ['<a href="https://wa.me/919000000000" target="_blank">chat</a>'],
    ['<a href="tel:+919000000000">phone</a>'],
    ['<a href="mailto:hello@example.in">mail</a>'],
    ['<a>not a link</a>'],
    ['<button>theme</button>'],
  ])('%s does not', (html) => {
    expect(click(html)).toBe(false);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('a click with %o does not', (init) => {
    expect(click('<a href="https://example.in/">home</a>', init)).toBe(false);
  });
});

describe('hasPast', () => {
  it('needs more than one entry where nothing else is known', () => {
    expect(hasPast({ length: 1, known: 0, index: -1 })).toBe(false);
    expect(hasPast({ length: 2, known: 0, index: -1 })).toBe(true);
  });

  it('believes the index when all entries are of this site', () => {
    expect(hasPast({ length: 2, known: 2, index: 0 })).toBe(false);
    expect(hasPast({ length: 2, known: 2, index: 1 })).toBe(true);
  });

  it('trusts the length when entries of other sites are hidden', () => {
    expect(hasPast({ length: 3, known: 1, index: 0 })).toBe(true);
  });
});
