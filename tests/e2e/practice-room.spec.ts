import { locales } from '@/lib/words/locale';
import { holdScripts } from '../support/network';
import { expect, test } from '../support/test';

// Widths at which the room or the line that waits has another height, and the longest of its texts there.
for (const { locale, widths, ago, tag } of [
  { locale: locales.en, widths: [360], ago: [4, 3], tag: [] },
  { locale: locales.en, widths: [768, 1024], ago: [4, 3], tag: '@long' },
  { locale: locales.hi, widths: [360], ago: [20, 4, 3], tag: '@long' },
]) {
  const title = `practice: the week loads into a room that is kept for what waits, in ${locale.tag} at ${widths.join(' and ')} px`;
  test(title, { tag }, async ({ page }) => {
    const { practice, progress } = locale.words;
    const topOfStart = () =>
      page
        .getByRole('button', { name: practice.session.start })
        .evaluate((button) => button.getBoundingClientRect().top + scrollY);
    await page.goto(locale.paths.practice);
    const today = await page.evaluate(() =>
      Math.floor((Date.now() + 5.5 * 3_600_000) / 86_400_000),
    );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      const tops: number[] = [];
      for (const waiting of [[], ago.map((days, index) => [98, 97 - index, 0, today - days])]) {
        await page.evaluate(
          (rows) => localStorage.setItem('practice:missed', JSON.stringify(rows)),
          waiting,
        );
        const release = await holdScripts(page);
        await page.reload();
        const before = await topOfStart();
        await release();
        await page.mouse.move(5, 5);
        await expect(page.getByRole('list', { name: progress.thread.week })).toBeVisible();
        await expect(page.locator('[data-slot=waiting]')).toHaveCount(waiting.length ? 1 : 0);
        expect(await topOfStart(), `${waiting.length} at ${width}`).toBe(before);
        tops.push(before);
      }
      expect(tops[1], 'no empty room where nothing waits').toBeGreaterThan(tops[0]!);
    }
  });
}
