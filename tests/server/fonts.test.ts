import { Page } from '@sutra/quiet-next/page';
import { loadContent, sanskritIn } from '@/build/fonts/characters';
import { expect, test } from '../support/server-test';
import { nav } from '../support/words';

test('display font: contains all Sanskrit that the pages show', async ({ get }) => {
  const known = sanskritIn(await loadContent('en'));
  for (const { href } of nav) {
    const { elements } = new Page(href, [], await (await get(href)).text());
    const shown = elements.filter(({ attribs }) => attribs.lang === 'sa');
    expect(known, href).toEqual(expect.arrayContaining(shown.map(({ text }) => text.trim())));
  }
});
