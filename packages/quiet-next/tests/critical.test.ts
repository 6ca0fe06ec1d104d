import { expect, test } from 'vitest';
import { styleInliner } from '../src/critical.ts';
import { Page } from '../src/page.ts';

// What a page looks like before its stylesheet arrives is tested in `critical-css.spec.ts`.

const LINK = '<link rel="stylesheet" href="/a.css"/>';

test.each([
  ['[data-theme=dark]', true],
  ['.here[data-state=active]', true],
  ['.gone[data-state=active]', false],
  ['.here:not(.gone)[data-state=active]', true],
  ['.here[title=".gone"][data-state=active]', true],
  [String.raw`.\32xl\:here[data-state=active]`, true],
  [String.raw`.\33xl\:here[data-state=active]`, false],
])('critical styles: %s is in the page: %s', (selector, isKept) => {
  const assets = new Map([['/a.css', Buffer.from(`${selector}{color:red}`)]]);
  const page = new Page('/', [], `${LINK}<p class="here 2xl:here">text</p>`);
  styleInliner({ assets })(page);
  expect(page.html.includes('color:red')).toBe(isKept);
});
