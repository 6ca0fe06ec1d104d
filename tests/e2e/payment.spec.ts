import { screenshotStep } from '@/components/shop/upi';
import { site } from '@/content/site';
import { upiLink } from '@/lib/shop/payment/upi';
import { locales } from '@/lib/words/locale';
import { shopFacts } from '@/lib/shop/payment/shop';
import { fill, formatRupees } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { newAccount } from '../support/account';
import { ebook } from '../support/books';
import { chatText, expectNoDialog, goBack, openPage, toast } from '../support/page';
import { noteCopies, Payment, sentProfile } from '../support/payment';
import { advance, expect, expectDialogConformance, test } from '../support/test';
import { payment as pay } from '../support/words';

const { id: book, title, price } = ebook;

test.use({ permissions: ['clipboard-write'] });

test.beforeEach(({ page }) => noteCopies(page));

test(
  'payment: counts down, speaks, is extended',
  { tag: ['@long', '@shop'] },
  async ({ page, account, profile, payment }) => {
    const { id, email } = await newAccount();
    const { buying } = sentProfile(id);
    await page.addInitScript((stored) => localStorage.setItem('buying', stored), buying);
    await account.open();
    await account.login(email);
    const dialog = payment.dialog;
    const timer = dialog.getByRole('timer');
    const spoken = dialog.locator('[aria-live=polite]');
    await expect(timer).toHaveText('5:00');
    await expect(spoken).toBeEmpty();
    await advance(page, 70_000);
    await expect(timer).toHaveText('3:50');
    await expect(spoken).toHaveText('4 minutes left');
    // As a phone that was asleep.
    await page.clock.fastForward(180_000);
    await expect(spoken).toHaveText('1 minute left');
    await dialog.getByRole('button', { name: 'Add 5 minutes' }).click();
    await expect(timer).toHaveText('5:50');
    await page.clock.fastForward(325_000);
    await expect(spoken).toHaveText('30 seconds left');
    await page.clock.fastForward(60_000);
    await expect(toast(page, pay.dialog.expired.title)).toBeVisible();
    await expect(page.getByText(pay.dialog.expired.text)).toBeVisible();
    await expectNoDialog(page);
    await expect(payment.buy).toBeFocused();
    expect(await profile.completedBy()).toBe(id);
  },
);

test(
  'payment: shows UPI ID and code, thanks once',
  { tag: ['@deep', '@shop', '@long'] },
  async ({ page, account, profile, payment }) => {
    const { id, name } = await account.signInToPay();
    const reference = referenceOf(id, book);
    const dialog = payment.dialog;
    expect(await payment.scanCode()).toBe(upiLink({ ...site.upi, reference }));
    await dialog.getByRole('button', { name: pay.upi.copy }).click();
    await payment.expectCopied(site.upi.id);
    await expect(dialog.getByRole('listitem')).toHaveText([
      ...pay.dialog.steps,
      screenshotStep(shopFacts(locales.en), pay.upi),
    ]);
    await expect(dialog.getByText('₹')).toHaveCount(0);
    await expect(dialog).toContainText(title);
    await expect(dialog).toContainText(reference);
    await payment.expectScreenshotForm(dialog);
    expect(await chatText(dialog.getByRole('link', { name: pay.upi.chat }))).toBe(
      fill(pay.upi.message, { name, reference, title }),
    );
    await expectDialogConformance(page);

    const actions: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['next-action']) actions.push(request.url());
    });
    // A session that is read while completing is under way reports it again.
    const readAfterReport = page.waitForResponse('**/api/account/session');
    await dialog.getByRole('button', { name: pay.dialog.submitted }).press('Enter');
    await expect(payment.confirmation).toContainText(
      fill(pay.dialog.confirmation.text, { hours: shopFacts(locales.en).hours }),
    );
    expect(await profile.completedBy(), 'not before it is over').toBeNull();
    await readAfterReport;
    await expectDialogConformance(page);
    await advance(page, 3_000);
    await expectNoDialog(page);
    await expect.poll(async () => (await account.signedInUser())?.profileCompleted).toBe(true);
    await advance(page, 400_000);
    await expect(toast(page, pay.dialog.expired.title)).toHaveCount(0);
    expect(actions, 'reported and completed, each once').toHaveLength(2);
    expect(await profile.completedBy()).toBe(id);
  },
);

test(
  'payment: told away from the shop, it is found again under the name',
  { tag: ['@long', '@shop'] },
  async ({ page, account, payment }) => {
    const { id, name } = await account.signInToPay();
    const reference = referenceOf(id, book);
    await openPage(page, '/contact');
    await payment.submit();
    await expect(payment.confirmation).toContainText(reference);
    await advance(page, 3_000);
    await expectNoDialog(page);
    const badge = page.getByRole('banner').getByRole('button', { name });
    await expect(badge).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: locales.en.words.yourAccount.title });
    await expect(dialog).toContainText(reference);
    await expect(dialog).toContainText(title);
    const chat = dialog.getByRole('link', { name: pay.reported.chat });
    expect(await chatText(chat)).toContain(reference);
    await expectDialogConformance(page);
  },
);

test(
  'payment: expired away from the shop, it leads on',
  { tag: ['@long', '@shop'] },
  async ({ page, account, payment }) => {
    const { name } = await account.signInToPay();
    await openPage(page, '/contact');
    await expect(payment.dialog).toBeVisible();
    await advance(page, 300_000);
    await expectNoDialog(page);
    const badge = page.getByRole('banner').getByRole('button', { name });
    await expect(badge).toBeFocused();
    await page.getByRole('button', { name: pay.dialog.expired.again }).click();
    await expect(payment.purchase).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await expect(badge).toBeFocused();
  },
);

test(
  'payment: leads to one with the price, and back',
  { tag: ['@long', '@shop'] },
  async ({ page, account, profile, payment }) => {
    const { id } = await account.signInToPay();
    const toPrice = page.getByRole('button', { name: pay.dialog.showPrice });
    const dialog = payment.purchase;
    for (const leave of [
      () => dialog.getByRole('button', { name: pay.purchase.back }).click(),
      () => page.keyboard.press('Escape'),
      () => goBack(page),
    ]) {
      await toPrice.click();
      await expect(
        dialog.getByText(formatRupees(price.upi, 'en-IN'), { exact: true }),
      ).toBeVisible();
      const reference = referenceOf(id, book);
      expect(await payment.scanCode()).toBe(upiLink({ ...site.upi, amount: price.upi, reference }));
      await leave();
      await expect(payment.dialog).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(toPrice).toBeFocused();
    }
    expect(await profile.completedBy(), 'not before it is over').toBeNull();
    await goBack(page);
    await expectNoDialog(page);
    await expect(payment.buy).toBeFocused();
    await expect.poll(async () => (await account.signedInUser())?.profileCompleted).toBe(true);
    expect(await profile.completedBy()).toBe(id);
  },
);

test(
  'payment: comes back to a buyer who has left',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    await account.signInToPay();
    const tab = await page.context().newPage();
    await openPage(tab, '/about');
    await expect(new Payment(tab).dialog, 'on any page').toBeVisible();
    await expect(tab.getByRole('button', { name: pay.dialog.showPrice })).toBeVisible();
  },
);
