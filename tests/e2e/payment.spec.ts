import { pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { upiLink } from '@/lib/payment/upi';
import { fill } from '@/lib/text/format';
import {
  buy,
  completedProfile,
  confirmation,
  expectNoDialog,
  login,
  newAccount,
  openAuth,
  pay,
  paymentDialog,
  purchaseDialog,
  signedInUser,
  signInToPay,
} from '../support/account';
import { chatText, stopClock, toast } from '../support/page';
import { expectCopied, noteCopies, REFERENCE, scanCode } from '../support/payment';
import { expect, expectDialogConformance, test } from '../support/test';

test.use({ permissions: ['clipboard-write'] });

test.beforeEach(({ page }) => noteCopies(page));

test('payment dialog: counts down, speaks up, and can be extended', async ({ page }) => {
  const { id, email } = await newAccount();
  await page.addInitScript((user) => {
    sessionStorage.setItem('account:profile-submitted', user);
  }, id);
  await page.clock.install();
  await openAuth(page);
  await login(page, email);
  const dialog = paymentDialog(page);
  const timer = dialog.getByRole('timer');
  const spoken = dialog.locator('[aria-live=polite]');
  await expect(timer).toHaveText(/^(5:00|4:\d\d)$/);
  await expect(spoken).toBeEmpty();
  await stopClock(page);
  const [minutes, seconds] = (await timer.innerText()).split(':').map(Number);
  await page.clock.fastForward((minutes! * 60 + seconds! - 230) * 1000);
  await expect(timer).toHaveText('3:50');
  await expect(spoken).toHaveText('4 minutes left');
  await page.clock.fastForward(180_000);
  await expect(spoken).toHaveText('1 minute left');
  await dialog.getByRole('button', { name: 'Add 5 minutes' }).click();
  await expect(timer).toHaveText('5:50');
  await page.clock.fastForward(325_000);
  await expect(spoken).toHaveText('30 seconds left');
  await page.clock.fastForward(60_000);
  await page.clock.resume();
  await expect(toast(page, pay.dialog.expired.title)).toBeVisible();
  await expect(page.getByText(pay.dialog.expired.text)).toBeVisible();
  await expectNoDialog(page);
  await expect(buy(page)).toBeFocused();
  expect(await completedProfile(page)).toBe(id);
});

test('payment dialog: shows UPI ID and code, and thanks once', async ({ page }) => {
  await page.clock.install();
  const { id } = await signInToPay(page);
  const dialog = paymentDialog(page);
  expect(await scanCode(page)).toBe(upiLink(site.upi));
  await dialog.getByRole('button', { name: pay.upi.copy }).click();
  await expectCopied(page, site.upi.id);
  await expect(dialog.getByRole('listitem')).toHaveText([...pay.dialog.steps]);
  await expect(dialog.getByText('₹')).toHaveCount(0);
  await expect(dialog).toContainText(pricedBooks[0]!.title);
  const link = dialog.getByRole('link', { name: pay.dialog.form, exact: true });
  await expect(link).toHaveAttribute('href', site.screenshotForm!);
  await expectDialogConformance(page);

  const actions: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['next-action']) actions.push(request.url());
  });
  await stopClock(page);
  await dialog.getByRole('button', { name: pay.dialog.submitted }).press('Enter');
  await expect(confirmation(page)).toContainText(
    fill(pay.dialog.confirmation.text, { hours: site.reply.hours }),
  );
  expect(await completedProfile(page), 'not before it is over').toBeNull();
  await expectDialogConformance(page);
  await page.clock.runFor(3_100);
  await expectNoDialog(page);
  await page.clock.fastForward(400_000);
  await expect(toast(page, pay.dialog.expired.title)).toHaveCount(0);
  await expect.poll(async () => (await signedInUser(page))?.profileCompleted).toBe(true);
  expect(actions, 'completed exactly once').toHaveLength(1);
  expect(await completedProfile(page)).toBe(id);
});

test('payment dialog: leads to the price; buying has its reference', async ({ page }) => {
  await signInToPay(page);
  const [reference] = REFERENCE.exec((await paymentDialog(page).textContent())!)!;
  await paymentDialog(page).getByRole('link', { name: pay.dialog.price }).click();
  await expect(page).toHaveURL(`/books#${pricedBooks[0]!.id}`);
  await expectNoDialog(page);
  await buy(page).click();
  const chat = purchaseDialog(page).getByRole('link', { name: pay.purchase.contact });
  expect(await chatText(chat)).toContain(reference);
});
