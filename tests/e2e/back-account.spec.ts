import {
  buy,
  completedProfile,
  confirmation,
  fillProfile,
  form,
  login,
  newAccount,
  openAuth,
  pay,
  paymentDialog,
  profileDialog,
  profileField,
  purchaseDialog,
  save,
  signInToPay,
} from '../support/account';
import { goBack, historyIndex } from '../support/page';
import { expect, hydrated, test } from '../support/test';

test('payment: Back closes each dialog but the profile', { tag: '@phone' }, async ({ page }) => {
  const { email, id } = await newAccount();
  await page.goto('/about');
  await openAuth(page);
  const start = (await historyIndex(page)) - 1;
  await login(page, email);
  await expect(profileDialog(page)).toBeVisible();
  await expect.poll(() => historyIndex(page)).toBe(start);
  await fillProfile(page);

  await goBack(page);
  await expect(page, 'the profile cannot be dismissed').toHaveURL('/about');
  await page.goForward({ waitUntil: 'commit' });
  await expect(profileField(page, form.labels.city)).toHaveValue('Jaipur');

  await hydrated(page);
  await save(page);
  await expect(paymentDialog(page)).toBeVisible();
  await page.reload();
  await expect(paymentDialog(page)).toBeVisible();
  await goBack(page);
  await expect(paymentDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/books');
  await expect(buy(page)).toBeVisible();
  expect(await completedProfile(page)).toBe(id);
});

test('payment: Back closes the confirmation once', async ({ page }) => {
  await page.goto('/about');
  await signInToPay(page);
  await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
  await expect(confirmation(page)).toBeVisible();
  await goBack(page);
  await expect(confirmation(page)).toHaveCount(0);
  await expect(page).toHaveURL('/books');
  await goBack(page);
  await expect(page).toHaveURL('/about');
});

test('sign-in dialog: one press of Back closes the purchase that follows it', async ({ page }) => {
  const { id, email } = await newAccount();
  await page.goto('/about');
  await page.evaluate((key) => localStorage.setItem('account:profile-completed', key), id);
  await openAuth(page);
  await login(page, email);
  await expect(purchaseDialog(page)).toBeVisible();
  await goBack(page);
  await expect(purchaseDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/books');
  await goBack(page);
  await expect(page).toHaveURL('/about');
});
