import { pathsIn } from '@/content/pages';
import { expect, test } from '../support/test';

const heightOf = () => document.documentElement.scrollHeight;

test('about: stays as high as it is while one scrolls', async ({ page }) => {
  for (const path of [pathsIn('en').about, pathsIn('hi').about]) {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const before = await page.evaluate(heightOf);
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      const growth = (await page.evaluate(heightOf)) - before;
      expect(Math.abs(growth), `${path} at ${width} px`).toBeLessThan(200);
    }
  }
});
