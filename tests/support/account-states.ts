import {
  authDialog,
  buy,
  signInCompleted,
  signInNew,
  signInToPay,
  fillProfile,
  form,
  newAddress,
  openAuth,
  pay,
  paymentDialog,
  profileDialog,
  purchaseDialog,
  register,
  registered,
  said,
  save,
  words,
} from './account';
import { DIALOG, holdClock, type State } from './state';
import { expect } from './test';

const signInState: State = {
  name: 'sign-in',
  async visit({ page, check }) {
    const { loginForm, reset, errors, toasts } = words;
    await openAuth(page);
    await authDialog(page).getByRole('button', { name: loginForm.submit }).click();
    await expect(authDialog(page).getByText(errors.email)).toBeVisible();
    await check('login with an error', DIALOG);
    await register(page, { name: 'Asha', email: newAddress(), password: 'a', confirm: 'b' });
    await expect(said(page, toasts.mismatch.title)).toBeVisible();
    await check('register with an error', DIALOG);
    await page.getByRole('tab', { name: words.dialog.tabs.login }).click();
    await page.getByRole('button', { name: loginForm.forgot }).click();
    const dialog = page.getByRole('dialog', { name: reset.title });
    await dialog.getByLabel(reset.email).fill((await registered()).email);
    await dialog.getByRole('button', { name: reset.submit }).click();
    await expect(dialog.getByRole('status')).toContainText(reset.done);
    await check('forgotten password', DIALOG);
  },
};

const profileState: State = {
  name: 'profile',
  tag: '@phone',
  async visit({ page, check }) {
    await signInNew(page);
    await save(page);
    await expect(said(page, form.toasts.core.title)).toBeVisible();
    await check('with errors', DIALOG);
    await fillProfile(page, { [form.labels.dateOfBirth]: '2014-05-05' });
    await profileDialog(page).getByText(form.more).click();
    await expect(profileDialog(page).getByRole('status')).toContainText(form.notice.text);
    await check('of a minor', DIALOG);
  },
};

const paymentState: State = {
  name: 'payment',
  async visit({ page, check }) {
    await page.clock.install();
    await signInToPay(page);
    await check('to be made', DIALOG);
    await holdClock(page);
    await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).press('Enter');
    await expect(page.getByRole('dialog', { name: pay.dialog.confirmation.title })).toBeVisible();
    await check('submitted', DIALOG);
  },
};

const purchaseState: State = {
  name: 'purchase',
  tag: '@phone',
  async visit({ page, check }) {
    await signInCompleted(page);
    await purchaseDialog(page).getByText(pay.purchase.help.title).click();
    await check('with its help', DIALOG);
    await page.keyboard.press('Escape');
    await expect(buy(page)).toBeVisible();
    await check('books, signed in');
  },
};

/** The way of a buyer: signing in, the profile and paying. */
export const accountStates: State[] = [signInState, profileState, paymentState, purchaseState];
