import { type Locator, type Page } from '@playwright/test';
import { shell } from '@/content/en/shell';
import {
  authDialog,
  buy,
  signInCompleted,
  signInToPay,
  fillProfile,
  form,
  login,
  loginToBuy,
  openAuth,
  pay,
  paymentDialog,
  profileDialog,
  purchaseDialog,
  registered,
  save,
} from '../support/account';
import { arrive, goBack, launcher, panel, place, preview, previewButton } from '../support/back';
import { failLazyFiles } from '../support/lazy';
import { expect, hydrated, test } from '../support/test';

interface Layer {
  path: string;
  opener(page: Page): Locator;
  dialog(page: Page): Locator;
  /** Signs in first. */
  prepare?(page: Page): Promise<unknown>;
}

const layers: Record<string, Layer> = {
  'the auth dialog': { path: '/books', opener: loginToBuy, dialog: authDialog },
  'the purchase dialog': {
    path: '/books',
    opener: buy,
    dialog: purchaseDialog,
    prepare: signInCompleted,
  },
  'the preview dialog': { path: '/books', opener: previewButton, dialog: preview },
  'the assistant': { path: '/', opener: launcher, dialog: panel },
};

for (const [name, { path, opener, dialog, prepare }] of Object.entries(layers)) {
  test(
    `${name}: Back closes it, Forward does not reopen it, Escape leaves nothing for Back`,
    { tag: '@both' },
    async ({ page }) => {
      await prepare?.(page);
      await arrive(page, path);
      const start = await place(page);
      await opener(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
      await goBack(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(opener(page)).toBeFocused();

      await page.goForward({ waitUntil: 'commit' });
      await expect(page).toHaveURL(path);
      await expect(dialog(page)).toHaveCount(0);
      await opener(page).press('Enter');
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect.poll(() => place(page)).toBe(start);
      await goBack(page);
      await expect(page).toHaveURL('/about');
    },
  );
}

test('a failure in place of a dialog: Back closes it', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await arrive(page);
  await failLazyFiles(page);
  await loginToBuy(page).press('Enter');
  const failure = page.getByRole('dialog', { name: shell.failure.title });
  await expect(failure).toBeVisible();
  await goBack(page);
  await expect(failure).toHaveCount(0);
  await expect(loginToBuy(page)).toBeFocused();
  await expect(page).toHaveURL('/books');
});

test(
  'on the way to paying: Back closes each dialog but the profile',
  { tag: '@both' },
  async ({ page }) => {
    const { email, id } = await registered();
    await page.goto('/about');
    await openAuth(page);
    const start = (await place(page)) - 1;
    await login(page, email);
    await expect(profileDialog(page)).toBeVisible();
    await expect.poll(() => place(page)).toBe(start);
    await fillProfile(page);

    await goBack(page);
    await expect(page, 'the profile cannot be dismissed').toHaveURL('/about');
    await page.goForward({ waitUntil: 'commit' });
    await expect(profileDialog(page).getByLabel(form.labels.city)).toHaveValue('Jaipur');

    await hydrated(page);
    await save(page);
    await expect(paymentDialog(page)).toBeVisible();
    await goBack(page);
    await expect(paymentDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/books');
    await expect(buy(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('account:profile-completed'))).toBe(id);
  },
);

test('the confirmation of a payment: Back closes it once', async ({ page }) => {
  await page.goto('/about');
  await signInToPay(page);
  await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
  const confirmation = page.getByRole('dialog', { name: pay.dialog.confirmation.title });
  await expect(confirmation).toBeVisible();
  await goBack(page);
  await expect(confirmation).toHaveCount(0);
  await expect(page).toHaveURL('/books');
  await goBack(page);
  await expect(page).toHaveURL('/about');
});

test('from signing in straight to buying: one press of Back closes what is open', async ({
  page,
}) => {
  await page.goto('/about');
  await signInCompleted(page);
  await goBack(page);
  await expect(purchaseDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/books');
  await goBack(page);
  await expect(page).toHaveURL('/about');
});
