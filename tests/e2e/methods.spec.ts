import { workedSums } from '@/content/en/worked-sums';
import { methodPages } from '@/content/pages';
import { locales } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { clickBelow, openPage, scrollWidth, spaceText } from '../support/page';
import { expect, test } from '../support/test';
import { en, sums } from '../support/words';

for (const { language, paths, words } of Object.values(locales)) {
  const tag = language === 'en' ? [] : '@long';
  test(`methods: a page in ${language} leads on to a sheet`, { tag }, async ({ page }) => {
    const { methods, practice } = words;
    const method = methodPages.at(-1)!;
    await page.goto(paths[method]);
    await page.getByRole('link', { name: methods.sheet }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.practice}#sheet=B\\w{5}$`));
    const name = words.vedic.products.methods[method];
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByRole('button', { name: practice.sheets.another })).toBeVisible();
  });
}

test('methods: a sum leads to the page of its method, where a step can be hidden', async ({
  page,
}) => {
  const { filled, hide, look, notYet } = workedSums.calculator;
  await openPage(page, '/');
  await clickBelow(page.getByRole('button', { name: sums.calculator.work }));
  await page.getByRole('link', { name: workedSums.methodPage }).click();
  await expect(page).toHaveURL(en.paths.nikhilam);
  await clickBelow(page.getByRole('button', { name: sums.calculator.work }));
  const worked = page.locator('[data-slot=worked-sum]');
  await expect(worked).toContainText('98 × 97 = 9506');
  await expect(page.getByRole('link', { name: workedSums.methodPage })).toHaveCount(0);

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

test('methods: the longest name fits a narrow phone with text spacing', async ({ page }) => {
  const { calculator } = sums;
  await page.setViewportSize({ width: 320, height: 740 });
  await openPage(page, en.paths.methods);
  await page.getByRole('textbox', { name: calculator.first }).fill('43');
  await page.getByRole('textbox', { name: calculator.second }).fill('47');
  await page.keyboard.press('Enter');
  const { antyayor } = en.words.vedic.products.methods;
  await expect(page.getByRole('rowheader', { name: antyayor })).toBeVisible();
  await spaceText(page);
  expect(await scrollWidth(page)).toBe(320);
});
