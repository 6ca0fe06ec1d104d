import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { site } from '@/content/site';
import { upiLink } from '@/lib/payment/upi';
import { fill, formatPhone, formatRupees } from '@/lib/text/format';
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
  signedInUser,
  signInToBuy,
  signInToPay,
} from '../support/account';
import { chatText, historyIndex, stopClock, toast } from '../support/page';
import { decodeQr } from '../support/qr';
import {
  expect,
  expectConformance,
  expectDialogConformance,
  hydrated,
  test,
} from '../support/test';

test.use({ permissions: ['clipboard-write'] });

/** The site's policy forbids reading the clipboard: what is written is noted instead. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      document.documentElement.dataset.copied = text;
    };
  }),
);
const expectCopied = async (page: Page, text: string) => {
  await expect(toast(page, pay.upi.copied)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-copied', text);
};

/** What a scanner reads in the QR code that is shown. */
async function scanCode(page: Page) {
  const code = page.getByRole('dialog').getByRole('img', { name: /^QR code/ });
  const size = Number((await code.getAttribute('viewBox'))!.split(' ')[2]);
  return decodeQr({ size, path: (await code.locator('path').getAttribute('d'))! })!;
}

const REFERENCE = /VM-[2-9A-Z]{6}/;
const referenceIn = async (page: Page) => REFERENCE.exec(await scanCode(page))?.[0] ?? '';

test('payment dialog: counts down, speaks up three times, can be extended and ends by itself', async ({
  page,
}) => {
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
  await expect(timer).toHaveText(/^(5:00|4:5\d)$/);
  await expect(spoken).toBeEmpty();
  await page.clock.fastForward(70_000);
  await expect(timer).toHaveText(/^3:[45]\d$/);
  await expect(spoken).toHaveText('4 minutes left');
  await page.clock.fastForward(180_000);
  await expect(spoken).toHaveText('1 minute left');
  await dialog.getByRole('button', { name: 'Add 5 minutes' }).click();
  await expect(timer).toHaveText(/^5:[345]\d$/);
  await page.clock.fastForward(325_000);
  await expect(spoken).toHaveText('30 seconds left');
  await page.clock.fastForward(60_000);
  await expect(toast(page, pay.dialog.expired.title)).toBeVisible();
  await expect(page.getByText(pay.dialog.expired.text)).toBeVisible();
  await expectNoDialog(page);
  await expect(buy(page)).toBeFocused();
  expect(await completedProfile(page)).toBe(id);
});

test('payment dialog: shows the UPI ID and a code without an amount, and thanks once', async ({
  page,
}) => {
  await page.clock.install();
  const { id } = await signInToPay(page);
  const dialog = paymentDialog(page);
  expect(await scanCode(page)).toBe(upiLink(site.upi));
  await dialog.getByRole('button', { name: pay.upi.copy }).click();
  await expectCopied(page, site.upi.id);
  await expect(dialog.getByRole('listitem')).toHaveText([...pay.dialog.steps]);
  await expect(dialog.getByText('₹')).toHaveCount(0);
  await expect(dialog).toContainText('Master Vedic Mathematics');
  const link = dialog.getByRole('link', { name: pay.dialog.form, exact: true });
  await expect(link).toHaveAttribute('href', site.screenshotForm);
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

const linkOf = (reference: string) =>
  upiLink({ ...site.upi, amount: price.upi, note: `${pay.purchase.shortTitle} ${reference}` });

test(
  'purchase dialog: says what is bought, and pays by code, copy, link and chat with one reference',
  { tag: '@both' },
  async ({ page }) => {
    const values = {
      title: 'Master Vedic Mathematics',
      author: site.teacher.name,
      price: formatRupees(price.upi, 'en-IN'),
      amount: price.upi,
      phone: formatPhone(site.phone),
      hours: site.reply.hours,
    };
    await signInToBuy(page);
    const dialog = purchaseDialog(page);
    await expect(dialog).toContainText(values.title);
    await expect(dialog).toContainText(fill(pay.purchase.byline, values));
    await expect(dialog.getByText(values.price, { exact: true })).toBeVisible();
    const steps = dialog.getByRole('list', { name: pay.purchase.stepsLabel });
    await expect(steps.getByRole('listitem')).toHaveText(
      pay.purchase.steps.map((step) => fill(step, values)),
    );

    const reference = await referenceIn(page);
    expect(await scanCode(page)).toBe(linkOf(reference));
    const link = dialog.getByRole('link', { name: pay.purchase.pay });
    await expect(link).toHaveAttribute('href', linkOf(reference));
    // Nothing on this machine opens the link.
    await link.evaluate((a) => a.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expectCopied(page, site.upi.id);
    expect(await chatText(dialog.getByRole('link', { name: pay.purchase.contact }))).toBe(
      fill(pay.purchase.message, { ...values, reference }),
    );

    const open = await historyIndex(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // A reload begun before the dialog has removed its history entry would be aborted.
    await expect.poll(() => historyIndex(page)).toBe(open - 1);
    await page.reload();
    await buy(page).click();
    await expect.poll(() => referenceIn(page), 'the same after a reload').toBe(reference);
    await dialog.getByRole('button', { name: pay.purchase.close, exact: true }).click();
    await expect(buy(page)).toBeFocused();
  },
);

test('purchase dialog: saves its code as a picture that a gallery app can read', async ({
  page,
}) => {
  await signInToBuy(page);
  const reference = await referenceIn(page);
  const downloading = page.waitForEvent('download');
  await purchaseDialog(page).getByRole('button', { name: pay.purchase.save }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`upi-${reference}.png`);
  const image = sharp(await readFile(await file.path())).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThan(500);
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(read?.data).toBe(linkOf(reference));
});

test(
  'purchase dialog: says what to do where copying is not allowed',
  { tag: '@phone' },
  async ({ page }) => {
    await signInToBuy(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await purchaseDialog(page).getByRole('button', { name: pay.upi.copy }).click();
    await expect(toast(page, pay.upi.failed.title)).toBeVisible();
    await purchaseDialog(page).getByText(pay.purchase.help.title).click();
    await expectDialogConformance(page);
    await page.keyboard.press('Escape');
    await expect(buy(page)).toBeVisible();
    await expectConformance(page);
  },
);

test(
  'book card: says that the screenshot was submitted, with the reference and a chat',
  { tag: '@both' },
  async ({ page }) => {
    await signInToPay(page);
    const [reference] = REFERENCE.exec((await paymentDialog(page).textContent())!)!;
    await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
    await page.getByRole('button', { name: pay.dialog.confirmation.continue }).click();
    await expectNoDialog(page);

    const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(new Date());
    const note = `${fill(pay.submitted.text, { date, reference })} ${fill(pay.submitted.wait, { replyHours: site.reply.hours })}`;
    await expect(page.getByText(note)).toBeVisible();
    await page.reload();
    await expect(page.getByText(note)).toBeVisible();
    await expect(buy(page)).toHaveAccessibleDescription(note);
    const chat = page.getByRole('link', { name: pay.submitted.chat });
    expect(await chatText(chat)).toContain(reference);
    await expectConformance(page, 'main');

    await hydrated(page);
    await buy(page).click();
    await expect(purchaseDialog(page)).toBeVisible();
    await expect(purchaseDialog(page), 'a new purchase').not.toContainText(reference);
  },
);

test('payment dialog: leads to the price, where buying has the same reference', async ({
  page,
}) => {
  await signInToPay(page);
  const [reference] = REFERENCE.exec((await paymentDialog(page).textContent())!)!;
  await paymentDialog(page).getByRole('link', { name: pay.dialog.price }).click();
  await expect(page).toHaveURL('/books#master-vedic-mathematics');
  await expectNoDialog(page);
  await buy(page).click();
  const chat = purchaseDialog(page).getByRole('link', { name: pay.purchase.contact });
  expect(await chatText(chat)).toContain(reference);
});
