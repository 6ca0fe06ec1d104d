import { type Locator, type Page } from '@playwright/test';
import { newAccount } from '../support/account';
import { goBack, historyIndex } from '../support/page';
import { expect, type Forms, hydrated, test } from '../support/test';
import { profile as form } from '../support/words';

const historyEntry = (page: Page) =>
  page.evaluate(() => {
    const { index, key } = navigation.currentEntry!;
    return { index, key };
  });

test(
  'payment: Back closes all but the profile',
  { tag: ['@long', '@shop'] },
  async ({ page, account, profile, payment }) => {
    const { email, id } = await newAccount();
    await page.goto('/about');
    const start = (await historyIndex(page)) + 1;
    await account.open();
    await account.login(email);
    await expect(profile.dialog).toBeVisible();
    await expect.poll(() => historyIndex(page)).toBe(start);
    await profile.fill();

    await goBack(page);
    await expect(page, 'the profile cannot be dismissed').toHaveURL('/about');
    await page.goForward({ waitUntil: 'commit' });
    await expect(profile.field(form.labels.city)).toHaveValue('Jaipur');

    await hydrated(page);
    await profile.save();
    await expect(payment.dialog).toBeVisible();
    await expect.poll(() => historyIndex(page)).toBe(start + 1);
    const { key } = await historyEntry(page);
    await page.reload();
    await expect(payment.dialog).toBeVisible();
    const another = { index: start + 1, key: expect.not.stringContaining(key) };
    await expect.poll(() => historyEntry(page)).toEqual(another);
    await goBack(page);
    await expect(payment.dialog).toHaveCount(0);
    await expect(page).toHaveURL('/books');
    await expect(payment.buy).toBeVisible();
    expect(await profile.completedBy()).toBe(id);
  },
);

for (const [name, dialog, open] of [
  [
    'confirmation that follows the payment',
    ({ payment }) => payment.confirmation,
    async ({ account, payment }) => {
      await account.signInToPay();
      await payment.submit();
    },
  ],
  [
    'purchase that follows the sign-in',
    ({ payment }) => payment.purchase,
    async ({ page, account }) => {
      const { id, email } = await newAccount();
      await page.evaluate((key) => localStorage.setItem('account:profile-completed', key), id);
      await account.open();
      await account.login(email);
    },
  ],
] as [string, (forms: Forms) => Locator, (forms: Forms) => Promise<void>][]) {
  test(
    `dialog: one press of Back closes the ${name}`,
    { tag: ['@long', '@shop'] },
    async ({ page, forms }) => {
      await page.goto('/about');
      const start = (await historyIndex(page)) + 1;
      await open(forms);
      await expect(dialog(forms)).toBeVisible();
      await expect.poll(() => historyIndex(page)).toBe(start + 1);
      await goBack(page);
      await expect(dialog(forms)).toHaveCount(0);
      await expect(page).toHaveURL('/books');
      await goBack(page);
      await expect(page).toHaveURL('/about');
    },
  );
}
