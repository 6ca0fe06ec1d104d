import { locales } from '@/lib/words/locale';
import { pathsIn } from '@/content/pages';
import { addStyles } from '../support/page';
import { expect, test } from '../support/test';

const WIDTHS = [320, 360, 412, 480, 640, 767, 768, 900, 1024, 1280, 1600];

/** How much higher than expected, in pixels, the sections are that are laid out when one comes near. */
function findGrowth() {
  const heights = [...document.querySelectorAll('main > *')].flatMap((section) => {
    const style = getComputedStyle(section);
    const [, expected] =
      /([\d.]+)px/.exec(style.getPropertyValue('contain-intrinsic-height')) ?? [];
    const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
    const { height } = section.getBoundingClientRect();
    return expected ? [Math.round(height - padding - Number(expected))] : [];
  });
  return { heights, page: heights.reduce((sum, height) => sum + height, 0) };
}

for (const language of ['en', 'hi'] as const) {
  const tag = language === 'en' ? [] : '@long';
  test(
    `about: stays as high as it is while one scrolls, ${language}`,
    { tag },
    async ({ page }) => {
      await page.goto(pathsIn(language).about);
      await page.evaluate(() => document.fonts.ready);
      await addStyles(page, '* { content-visibility: visible !important }');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        const growth = await page.evaluate(findGrowth);
        const name = `at ${width} px: ${growth.heights.join(', ')}`;
        expect(growth.heights, name).not.toEqual([]);
        expect.soft(Math.abs(growth.page), name).toBeLessThan(200);
      }
    },
  );
}

for (const { language, paths, words } of Object.values(locales)) {
  test(
    `about: ${paths.about} is at most 6,300 pixels long, its later sutras closed but on paper`,
    { tag: language === 'en' ? '@phone' : ['@phone', '@long'] },
    async ({ page }) => {
      await page.goto(paths.about);
      await addStyles(page, '.lazy-layout { content-visibility: visible !important }');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(6_300);
      const { areas } = words.about.research;
      const [first, ...later] = Object.values(areas).map(({ text }) => page.getByText(text));
      await expect(first!).toBeVisible();
      for (const text of later) await expect(text).toBeHidden();
      await page.getByRole('heading', { name: areas.check.title }).click();
      await expect(page.getByText(areas.check.text)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      for (const text of later) await expect(text).toBeVisible();
    },
  );
}
