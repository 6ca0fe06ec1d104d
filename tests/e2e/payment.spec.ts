import { screenshotStep } from '@/components/payment/upi';
import { pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { upiLink } from '@/lib/payment/upi';
import { locales } from '@/lib/locale';
import { shopFacts } from '@/lib/payment/shop';
import { fill, formatRupees } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
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
  price,
  purchaseDialog,
  sentProfile,
  signedInUser,
  signInToPay,
} from '../support/account';
import { chatText, openPage, stopClock, toast } from '../support/page';
import { expectCopied, noteCopies, scanCode } from '../support/payment';
import { expect, expectDialogConformance, test } from '../support/test';

test.use({ permissions: ['clipboard-write'] });

test.beforeEach(({ page }) => noteCopies(page));

test('payment dialog: counts down, speaks up, and can be extended', async ({ page }) => {
  const { id, email } = await newAccount();
  const { buying } = sentProfile(id);
  await page.addInitScript((stored) => localStorage.setItem('buying', stored), buying);
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
  const { id, name } = await signInToPay(page);
  const [book] = pricedBooks;
  const reference = referenceOf(id, book!.id);
  const dialog = paymentDialog(page);
  expect(await scanCode(page)).toBe(upiLink({ ...site.upi, reference }));
  await dialog.getByRole('button', { name: pay.upi.copy }).click();
  await expectCopied(page, site.upi.id);
  await expect(dialog.getByRole('listitem')).toHaveText([
    ...pay.dialog.steps,
    screenshotStep(shopFacts(locales.en), pay.upi),
  ]);
  await expect(dialog.getByText('₹')).toHaveCount(0);
  await expect(dialog).toContainText(pricedBooks[0]!.title);
  await expect(dialog).toContainText(reference);
  const link = dialog.getByRole('link', { name: pay.upi.form, exact: true });
  await expect(link).toHaveAttribute('href', site.screenshotForm!);
  expect(await chatText(dialog.getByRole('link', { name: pay.upi.chat }))).toBe(
    fill(pay.upi.message, { name, reference, title: book!.title }),
  );
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

test('payment dialog: gives way to the one with the price', async ({ page }) => {
  const { id } = await signInToPay(page);
  await page.getByRole('button', { name: pay.dialog.showPrice }).click();
  const dialog = purchaseDialog(page);
  await expect(dialog.getByText(formatRupees(price.upi, 'en-IN'), { exact: true })).toBeVisible();
  const reference = referenceOf(id, pricedBooks[0]!.id);
  expect(await scanCode(page)).toBe(upiLink({ ...site.upi, amount: price.upi, reference }));
  await expect.poll(async () => (await signedInUser(page))?.profileCompleted).toBe(true);
  expect(await completedProfile(page)).toBe(id);
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await expect(buy(page)).toBeFocused();
});

test('payment dialog: comes back to a buyer who has left', async ({ page }) => {
  await signInToPay(page);
  const tab = await page.context().newPage();
  await openPage(tab, '/about');
  await expect(paymentDialog(tab), 'on any page').toBeVisible();
  await expect(tab.getByRole('button', { name: pay.dialog.showPrice })).toBeVisible();
});
