import { learnWords } from '@/content/en/learn-words';
import { methodPages } from '@/content/pages';
import { methodPageSums } from '@/content/sums';
import { locales } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { clickBelow, openPage } from '../support/page';
import { expect, test } from '../support/test';
import { en, learn } from '../support/words';

for (const { language, paths, words } of Object.values(locales)) {
  test(`methods: pages in ${language} lead on to a sheet, and to each other`, async ({ page }) => {
    const { methods, pageTexts, practice } = words;
    for (const method of methodPages) {
      const [a, b] = methodPageSums[method];
      await page.goto(paths[method]);
      await expect(page.getByText(`${a} × ${b} = ${a * b}`, { exact: true })).toBeVisible();
      for (const other of methodPages.filter((name) => name !== method)) {
        const link = page.getByRole('main').getByRole('link', { name: pageTexts[other].name });
        await expect(link).toHaveAttribute('href', paths[other]);
      }
    }
    await page.getByRole('link', { name: methods.sheet }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.practice}#sheet=A\\w{5}$`));
    const name = words.vedic.products.methods[methodPages.at(-1)!];
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByRole('button', { name: practice.sheets.another })).toBeVisible();
  });
}

test('methods: a sum leads to the page of its method, where a step can be hidden', async ({
  page,
}) => {
  await openPage(page, '/');
  await clickBelow(page.getByRole('button', { name: learn.calculator.work }));
  await page.getByRole('link', { name: learnWords.methodPage }).click();
  await expect(page).toHaveURL(en.paths.nikhilam);
  await clickBelow(page.getByRole('button', { name: learn.calculator.work }));
  const [a, b] = methodPageSums.nikhilam;
  const sum = fill(learnWords.calculator.sum, { a, b, answer: a * b });
  await expect(page.locator('[data-slot=worked-sum]')).toContainText(sum);
  await expect(page.getByRole('link', { name: learnWords.methodPage })).toHaveCount(0);
  await page.getByRole('button', { name: learnWords.calculator.hide }).click();
  await expect(page.locator('[data-slot=worked-sum]')).not.toContainText(sum);
  await expect(page.getByRole('textbox', { name: /\?/ })).toBeFocused();
});
