import { booksPage } from '@/content/en/books';
import { shell } from '@/content/en/shell';
import { walk } from '../support/keyboard';
import { LOST, notFoundNote, pages } from '../support/pages';
import { states } from '../support/states';
import { expect, expectConformance, hydrated, test } from '../support/test';

test.beforeEach(({ problems }) => problems.allow(notFoundNote));

for (const { name, tag, visit } of states) {
  test(`accessibility: ${name}`, { tag: tag ?? [] }, async ({ page, sheet, sender }) => {
    const check = (step: string, within?: string) =>
      test.step(step, () => expectConformance(page, within));
    await visit({ page, sheet, sender, check });
  });
}

for (const path of pages) {
  test(`the keyboard goes through ${path} in order, and sees where it is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);

    const down = await walk(page, 'Tab');
    expect(down.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect(down[0]?.what).toContain(shell.skip);
    const places = down.map(({ place }) => place);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(down.length).toBeGreaterThan(10);

    const up = await walk(page, 'Shift+Tab');
    expect(up.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect(up.map(({ place }) => place).reverse()).toEqual(places);
  });
}

for (const path of [...pages, LOST]) {
  test(`nothing moves by itself on ${path} for who asked for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    for (const block of await page.locator('main section, footer').all()) {
      if (await block.isVisible()) await block.scrollIntoViewIfNeeded();
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
      );
      expect(moving).toEqual([]);
    }
  });
}

test('filled parts read as text in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/books');
  for (const part of [
    page.getByText(booksPage.bestseller, { exact: true }),
    page.getByRole('link', { name: shell.bookDemo }).first(),
  ]) {
    const [own, plain] = await part.evaluate((element) => {
      const pair = ({ color, backgroundColor }: CSSStyleDeclaration) => [color, backgroundColor];
      const sample = document.body.appendChild(document.createElement('p'));
      sample.style.color = 'CanvasText';
      sample.style.backgroundColor = 'Canvas';
      return [pair(getComputedStyle(element)), pair(getComputedStyle(sample))];
    });
    expect(own).toEqual(plain);
  }
});
