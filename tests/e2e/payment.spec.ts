import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { site } from '@/content/site';
import { fill, formatPhone, formatRupees } from '@/lib/text/format';
import { upiLink } from '@/lib/payment/upi';
import { place } from '../support/back';
import { decodeQr } from '../support/qr';
import {
  buy,
  signInCompleted,
  signInToPay,
  pay,
  paymentDialog,
  price,
  purchaseDialog,
  signedInUser,
  toast,
  type Visitor,
} from '../support/account';
import { expect, test } from '../support/test';

test.use({ permissions: ['clipboard-write'] });

/** The site's own policy keeps the clipboard from being read: what is written is looked at instead. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      document.documentElement.dataset.copied = text;
    };
  }),
);

/** What a scanner reads in the QR code that is shown. */
async function scanned(page: Page) {
  const code = page.getByRole('dialog').getByRole('img', { name: /^QR code/ });
  const size = Number((await code.getAttribute('viewBox'))!.split(' ')[2]);
  return decodeQr({ size, path: (await code.locator('path').getAttribute('d'))! });
}

const clipboard = (page: Page) => page.locator('html').getAttribute('data-copied');

test.describe('the payment dialog', () => {
  /** Signs in somebody whose profile was sent in this tab a moment ago. */
  async function openPayment(page: Page): Promise<Visitor> {
    await page.clock.install();
    return signInToPay(page);
  }

  const left = (page: Page) => paymentDialog(page).getByRole('timer');
  const completed = (page: Page) =>
    page.evaluate(() => localStorage.getItem('account:profile-completed'));

  test('counts down to a deadline, speaks up thrice, can be extended, and ends by itself', async ({
    page,
  }) => {
    const { id } = await openPayment(page);
    const spoken = paymentDialog(page).locator('[aria-live=polite]');
    await expect(left(page)).toHaveText(/^(5:00|4:5\d)$/);
    await expect(spoken).toBeEmpty();
    await page.clock.fastForward(70_000);
    await expect(left(page)).toHaveText(/^3:[45]\d$/);
    await expect(spoken).toHaveText(pay.dialog.announce[240]);
    await page.clock.fastForward(180_000);
    await expect(spoken).toHaveText(pay.dialog.announce[60]);
    await paymentDialog(page).getByRole('button', { name: pay.dialog.more }).click();
    await expect(left(page)).toHaveText(/^5:[345]\d$/);
    await page.clock.fastForward(325_000);
    await expect(spoken).toHaveText(pay.dialog.announce[30]);
    await page.clock.fastForward(60_000);
    await expect(toast(page, pay.dialog.expired.title)).toBeVisible();
    await expect(page.getByText(pay.dialog.expired.text)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(buy(page)).toBeFocused();
    expect(await completed(page)).toBe(id);
  });

  test('has the UPI ID and a code without an amount, and thanks once', async ({ page }) => {
    const { id } = await openPayment(page);
    expect(await scanned(page)).toBe(upiLink(site.upi));
    await paymentDialog(page).getByRole('button', { name: pay.upi.copy }).click();
    await expect(toast(page, pay.upi.copied)).toBeVisible();
    expect(await clipboard(page)).toBe(site.upi.id);
    await expect(paymentDialog(page).getByRole('listitem')).toHaveText([...pay.dialog.steps]);
    await expect(paymentDialog(page).getByText('₹')).toHaveCount(0);
    await expect(paymentDialog(page)).toContainText('Master Vedic Mathematics');
    await expect(paymentDialog(page).getByRole('link', { name: pay.dialog.price })).toHaveAttribute(
      'href',
      '/books#master-vedic-mathematics',
    );
    const link = paymentDialog(page).getByRole('link', { name: pay.dialog.form, exact: true });
    await expect(link).toHaveAttribute('href', site.screenshotForm);

    const actions: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['next-action']) actions.push(request.url());
    });
    await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
    const confirmation = page.getByRole('dialog', { name: pay.dialog.confirmation.title });
    await expect(confirmation).toContainText(pay.dialog.confirmation.text);
    expect(await completed(page), 'not before it is over').toBeNull();
    await page.clock.fastForward(3100);
    await expect(confirmation).toHaveCount(0);
    await page.clock.fastForward(400_000);
    await expect(toast(page, pay.dialog.expired.title)).toHaveCount(0);
    await expect.poll(async () => (await signedInUser(page))?.profileCompleted).toBe(true);
    expect(actions, 'completed exactly once').toHaveLength(1);
    expect(await completed(page)).toBe(id);
  });
});

test.describe('the purchase dialog', () => {
  const reference = async (page: Page) =>
    /VM-[2-9A-Z]{6}/.exec((await scanned(page)) ?? '')?.[0] ?? '';
  const linkOf = (note: string) =>
    upiLink({ ...site.upi, amount: price.upi, note: `${pay.purchase.shortTitle} ${note}` });
  const values = {
    title: 'Master Vedic Mathematics',
    author: site.teacher.name,
    price: formatRupees(price.upi),
    amount: price.upi,
    phone: formatPhone(site.phone),
  };

  test(
    'says what is bought, and pays by code, by copy, by link and by chat, all with one reference',
    { tag: '@both' },
    async ({ page }) => {
      await signInCompleted(page);
      const dialog = purchaseDialog(page);
      await expect(dialog).toContainText(values.title);
      await expect(dialog).toContainText(fill(pay.purchase.byline, values));
      await expect(dialog.getByText(values.price, { exact: true })).toBeVisible();
      const steps = dialog.getByRole('list', { name: pay.purchase.stepsLabel });
      await expect(steps.getByRole('listitem')).toHaveText(
        pay.purchase.steps.map((step) => fill(step, values)),
      );

      const note = await reference(page);
      expect(await scanned(page)).toBe(linkOf(note));
      const link = dialog.getByRole('link', { name: pay.purchase.pay });
      await expect(link).toHaveAttribute('href', linkOf(note));
      // Nothing on this machine opens the link; only what comes before it is looked at.
      await link.evaluate((a) => a.addEventListener('click', (event) => event.preventDefault()));
      await link.click();
      await expect(toast(page, pay.upi.copied)).toBeVisible();
      expect(await clipboard(page)).toBe(site.upi.id);

      const chat = dialog.getByRole('link', { name: pay.purchase.contact });
      const address = new URL((await chat.getAttribute('href'))!);
      expect(address.pathname).toBe(`/${site.phone.slice(1)}`);
      expect(address.searchParams.get('text')).toBe(
        fill(pay.purchase.message, { ...values, reference: note }),
      );

      const open = await place(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      // A reload begun before the dialog has taken its entry back would be aborted.
      await expect.poll(() => place(page)).toBe(open - 1);
      await page.reload();
      await buy(page).click();
      await expect.poll(() => reference(page), 'the same over a reload').toBe(note);
      await dialog.getByRole('button', { name: pay.purchase.close, exact: true }).click();
      await expect(buy(page)).toBeFocused();
    },
  );

  test('saves its code as a picture that a gallery app can read', async ({ page }) => {
    await signInCompleted(page);
    const note = await reference(page);
    const downloading = page.waitForEvent('download');
    await purchaseDialog(page).getByRole('button', { name: pay.purchase.save }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`upi-${note}.png`);
    const { data, info } = await sharp(await readFile(await file.path()))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(500);
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(linkOf(note));
  });

  test('says what to do where copying is not allowed', async ({ page }) => {
    await signInCompleted(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await purchaseDialog(page).getByRole('button', { name: pay.upi.copy }).click();
    await expect(toast(page, pay.copyFailed.title)).toBeVisible();
  });
});
