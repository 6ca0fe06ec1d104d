import { type Page as BrowserPage } from '@playwright/test';
import { Page } from '@/build/page';
import { loadContent, sanskritIn } from '@/build/fonts/characters';
import { expect, test } from '../support/test';
import { nav } from '../support/words';

test('display font: contains all Sanskrit that the pages show', async ({ request }) => {
  const known = sanskritIn(await loadContent('en'));
  for (const { href } of nav) {
    const { elements } = new Page(href, [], await (await request.get(href)).text());
    const shown = elements.filter(({ attribs }) => attribs.lang === 'sa');
    expect(known, href).toEqual(expect.arrayContaining(shown.map(({ text }) => text.trim())));
  }
});

const fontsOf = (page: BrowserPage) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  return fonts;
};

for (const [path, files] of [
  ['/', /\/(display|text)\./],
  ['/hi', /\/(displayhi|texthi)\./],
] as const) {
  test(`fonts: ${path} preloads two and loads no other`, async ({ page }) => {
    const fonts = fontsOf(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const preloaded = await page
      .locator('head link[rel="preload"][as="font"]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(preloaded.filter((address) => files.test(address))).toHaveLength(2);
    expect(fonts.sort()).toEqual(preloaded.sort());
  });
}

test('fonts: one for ₹ is requested when it is seen', async ({ page }) => {
  const fonts = fontsOf(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((path) => path.includes('rupee'))).toHaveLength(0);
  await page.getByRole('main').evaluate((main) => main.append('₹'));
  await expect.poll(() => fonts.filter((path) => path.includes('rupee'))).toHaveLength(1);
});
