import { shell } from '@/content/en/shell';
import { LOST, notFoundNote, pages } from '../support/pages';
import { expect, test } from '../support/test';

for (const path of [...pages, LOST]) {
  test(`nothing on ${path} is wider than its window`, async ({ page, problems }) => {
    problems.allow(notFoundNote);
    await page.goto(path);
    const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const width of [1920, 1280, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await scrolled()).toBe(width);
    }
    await page.getByRole('button', { name: shell.menu }).click();
    expect(await scrolled(), 'with the menu open').toBe(320);
  });
}

for (const path of ['/about', '/books']) {
  test(`the content of ${path} fits a phone with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBe(width);
    }
  });
}
