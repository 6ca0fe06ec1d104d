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
  const { filled, hide, look, notYet } = learnWords.calculator;
  await openPage(page, '/');
  await clickBelow(page.getByRole('button', { name: learn.calculator.work }));
  await page.getByRole('link', { name: learnWords.methodPage }).click();
  await expect(page).toHaveURL(en.paths.nikhilam);
  await clickBelow(page.getByRole('button', { name: learn.calculator.work }));
  const worked = page.locator('[data-slot=worked-sum]');
  await expect(worked).toContainText('98 × 97 = 9506');
  await expect(page.getByRole('link', { name: learnWords.methodPage })).toHaveCount(0);

  const hideButton = page.getByRole('button', { name: hide });
  const blank = (text: string) => page.getByRole('textbox', { name: text });
  await hideButton.click();
  await expect(worked).not.toContainText(/95(?!\d)|9506/);
  await expect(blank('98 − 3 = ?')).toBeFocused();
  await page.keyboard.type('94');
  await page.keyboard.press('Enter');
  await expect(blank('98 − 3 = ?')).toHaveAccessibleDescription(notYet);
  await blank('98 − 3 = ?').fill('९५');
  await page.keyboard.press('Enter');
  await expect(worked.getByRole('status')).toHaveText(fill(filled, { working: '98 − 3 = 95' }));
  await expect(worked).toContainText('98 × 97 = 9506');
  await expect(hideButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(blank('2 × 3 = ?'), 'the other part is next').toBeFocused();
  await page.getByRole('button', { name: look }).click();
  await expect(worked).toContainText('98 × 97 = 9506');
});
