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
