import { fileURLToPath } from 'node:url';
import { loadContent, sanskritIn } from '@/scripts/fonts/characters';
import { expect, test } from '../support/test';
import { nav } from '../support/words';

const content = fileURLToPath(new URL('../../content', import.meta.url));

test('display font: contains all Sanskrit that the pages show', async ({ page }) => {
  const known = sanskritIn(await loadContent(content));
  for (const { href } of nav) {
    await page.goto(href);
    const shown = await page.locator('[lang="sa"]').allTextContents();
    expect(known, href).toEqual(expect.arrayContaining(shown.map((text) => text.trim())));
  }
});

test('fonts: two are preloaded, and no third is requested before a ₹ is seen', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const preloaded = await page
    .locator('head link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(preloaded).toHaveLength(2);
  expect(fonts.sort()).toEqual(preloaded.sort());

  await page.getByRole('main').evaluate(async (main) => {
    main.append('₹');
    await document.fonts.load(`16px ${getComputedStyle(main).fontFamily}`, '₹');
  });
  expect(fonts.filter((path) => path.includes('rupee'))).toHaveLength(1);
});
