import { firebase, newAddress, PASSWORD } from '../support/account';
import { expectNoDialog, reload, toast } from '../support/page';
import { expect, test } from '../support/test';
import { account as words, payment as pay, profile as form } from '../support/words';

test(
  'buying: a new visitor registers, completes the profile, pays and can buy',
  { tag: ['@phone', '@eager', '@shop'] },
  async ({ page, context, sheet, account, profile, payment }) => {
    const email = newAddress();
    await account.open();
    await account.register({ name: 'Asha Rao', email, password: PASSWORD });
    await expect(toast(page, words.toasts.registerDone.title)).toBeVisible();
    await expect(profile.dialog).toBeVisible();
    await expect(account.dialog).toBeHidden();
    await expect(payment.profileFirst).toBeDisabled();
    const mails = await firebase().mails(email);
    expect(mails.map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);

    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(profile.dialog, 'cannot be dismissed').toBeVisible();

    await profile.fill();
    await profile.save();
    await expect(toast(page, form.toasts.done.title)).toBeVisible();
    await expect(payment.dialog).toBeVisible();
    const close = payment.dialog.getByRole('button', { name: pay.dialog.close });
    await close.click({ trial: true });
    await expect(toast(page, form.toasts.done.title), 'is not over the button').toBeVisible();
    const [row] = await sheet.received(email);
    const user = await account.signedInUser();
    expect(row!.json).toMatchObject({
      name: 'Asha Rao',
      email,
      uid: user!.id,
      phone: "'+919876543210",
      dateOfBirth: '2000-02-29',
      gender: 'female',
      streetAddress: '12, MI Road',
      city: 'Jaipur',
      state: 'Rajasthan',
      country: 'India',
      marketingConsent: 'No',
    });

    await reload(page);
    await expect(payment.dialog, 'a reload goes on with the payment').toBeVisible();
    await payment.submit();
    await payment.confirmation
      .getByRole('button', { name: pay.dialog.confirmation.continue })
      .click();
    await expectNoDialog(page);
    await expect(account.badge('Asha Rao').first()).toBeAttached();
    await expect(payment.again).toBeVisible();
    await expect.poll(async () => (await account.signedInUser())?.profileCompleted).toBe(true);
    expect(await profile.completedBy()).toBe(user!.id);

    const cookie = (await context.cookies()).find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  },
);
