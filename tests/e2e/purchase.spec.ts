import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { ebookNote, upiLink } from '@/lib/payment/upi';
import { fill, formatPhone, formatRupees } from '@/lib/text/format';
import {
  buy,
  expectNoDialog,
  pay,
  paymentDialog,
  price,
  purchaseDialog,
  signInToBuy,
  signInToPay,
} from '../support/account';
import { chatText, reloadAfterDialog, toast } from '../support/page';
import { expectCopied, noteCopies, REFERENCE, scanCode } from '../support/payment';
import {
  expect,
  expectConformance,
  expectDialogConformance,
  hydrated,
  test,
} from '../support/test';

test.use({ permissions: ['clipboard-write'] });

test.beforeEach(({ page }) => noteCopies(page));

const referenceIn = async (page: Page) => REFERENCE.exec(await scanCode(page))?.[0] ?? '';

/** What a gallery app reads in a saved picture. */
async function scanPicture(page: Page, path: string) {
  const file = await readFile(path, 'base64');
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data, width, height };
  }, file);
  expect(width).toBeGreaterThan(500);
  return jsQR(data, width, height)?.data;
}

const linkOf = (reference: string) =>
  upiLink({ ...site.upi, amount: price.upi, note: ebookNote(reference) });

test('purchase dialog: pays in five ways by one reference', { tag: '@both' }, async ({ page }) => {
  const values = {
    title: pricedBooks[0]!.title,
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

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: pay.purchase.save }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`upi-${reference}.png`);
  expect(await scanPicture(page, await file.path())).toBe(linkOf(reference));

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await reloadAfterDialog(page);
  await buy(page).click();
  await expect.poll(() => referenceIn(page), 'the same after a reload').toBe(reference);
  await dialog.getByRole('button', { name: pay.purchase.close, exact: true }).click();
  await expect(buy(page)).toBeFocused();
});

test('purchase dialog: helps where copying is not allowed', { tag: '@phone' }, async ({ page }) => {
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
});

test('purchase dialog: announces each copy', async ({ page }) => {
  await signInToBuy(page);
  const copy = purchaseDialog(page).getByRole('button', { name: pay.upi.copy });
  await copy.click();
  const said = purchaseDialog(page).getByRole('status').getByText(pay.upi.copied);
  await expect(said).toBeAttached();
  const before = (await said.elementHandle())!;
  await copy.click();
  await expect.poll(() => before.evaluate((element) => element.isConnected)).toBe(false);
  await expect(said).toBeAttached();
});

test('book card: says that the screenshot was submitted', { tag: '@phone' }, async ({ page }) => {
  await signInToPay(page);
  const [reference] = REFERENCE.exec((await paymentDialog(page).textContent())!)!;
  await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
  await page.getByRole('button', { name: pay.dialog.confirmation.continue }).click();
  await expectNoDialog(page);

  const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(new Date());
  const note = `${fill(pay.submitted.text, { date, reference })} ${fill(pay.submitted.wait, { replyHours: site.reply.hours })}`;
  await expect(page.getByText(note)).toBeVisible();
  await reloadAfterDialog(page);
  await expect(page.getByText(note)).toBeVisible();
  await expect(buy(page)).toHaveAccessibleDescription(note);
  const chat = page.getByRole('link', { name: pay.submitted.chat });
  expect(await chatText(chat)).toContain(reference);
  await expectConformance(page, 'main');

  await hydrated(page);
  await buy(page).click();
  await expect(purchaseDialog(page)).toBeVisible();
  await expect(purchaseDialog(page), 'a new purchase').not.toContainText(reference);
});
