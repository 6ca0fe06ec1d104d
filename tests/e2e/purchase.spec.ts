import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { screenshotStep } from '@/components/payment/upi';
import { locales } from '@/lib/locale';
import { shopFacts } from '@/lib/payment/shop';
import { upiLink } from '@/lib/payment/upi';
import { fill, formatRupees } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
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
import { expectCopied, noteCopies, scanCode } from '../support/payment';
import {
  expect,
  expectConformance,
  expectDialogConformance,
  hydrated,
  test,
} from '../support/test';

test.use({ permissions: ['clipboard-write'] });

test.beforeEach(({ page }) => noteCopies(page));

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

const [book] = pricedBooks;
const facts = shopFacts(locales.en);
const linkOf = (reference: string) => upiLink({ ...site.upi, amount: price.upi, reference });

test('purchase dialog: pays in five ways by one reference', { tag: '@both' }, async ({ page }) => {
  const { id, name } = await signInToBuy(page);
  const { title } = book!;
  const reference = referenceOf(id, book!.id);
  const values = { ...facts, price: formatRupees(price.upi, 'en-IN'), payee: site.upi.payee };
  const textOf = (text: string) => fill(text, { ...values, ...facts.refund } as never);
  const dialog = purchaseDialog(page);
  const refund = facts.refund.anyReason ? pay.promise.anyReason : pay.promise.refund;
  for (const text of [title, pay.purchase.byline, pay.purchase.receiver, refund, reference]) {
    await expect(dialog).toContainText(textOf(text));
  }
  await expect(dialog).toContainText(textOf(pay.promise.arrives));
  await expect(dialog.getByRole('link', { name: pay.promise.terms })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(dialog.getByText(values.price, { exact: true })).toBeVisible();
  const steps = dialog.getByRole('list', { name: pay.purchase.stepsLabel });
  const [first, screenshot, arrival] = pay.purchase.steps.map(textOf);
  await expect(steps.getByRole('listitem')).toHaveText([
    ...[first!, screenshot!, screenshotStep(facts, pay.upi), arrival!],
  ]);
  await expect(dialog.getByRole('link', { name: pay.upi.form })).toHaveAttribute(
    'href',
    site.screenshotForm!,
  );

  expect(await scanCode(page)).toBe(linkOf(reference));
  const link = dialog.getByRole('link', { name: pay.purchase.pay });
  await expect(link).toHaveAttribute('href', linkOf(reference));
  // Nothing on this machine opens the link.
  await link.evaluate((a) => a.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await expectCopied(page, site.upi.id);
  expect(await chatText(dialog.getByRole('link', { name: pay.purchase.contact }))).toBe(
    fill(pay.upi.message, { title, name, reference }),
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
  expect(await scanCode(page), 'the same after a reload').toBe(linkOf(reference));
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

test('book card: says that the screenshot was sent', { tag: '@phone' }, async ({ page }) => {
  const { id, name } = await signInToPay(page);
  await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
  await page.getByRole('button', { name: pay.dialog.confirmation.continue }).click();
  await expectNoDialog(page);

  const format = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
  const date = format.format(new Date());
  const reference = referenceOf(id, book!.id);
  const note = `${fill(pay.told.text, { date, reference })} ${locales.en.words.payment.told.wait}`;
  await expect(page.getByText(note)).toBeVisible();
  await reloadAfterDialog(page);
  await expect(page.getByText(note)).toBeVisible();
  await expect(buy(page)).toHaveAccessibleDescription(note);
  await expect(buy(page), 'is quiet').toHaveAttribute('data-variant', 'outline');
  const [noteBox, button] = [page.getByText(note), buy(page)].map((each) => each.boundingBox());
  expect((await noteBox)!.y, 'is above the button').toBeLessThan((await button)!.y);
  const chat = page.getByRole('link', { name: pay.told.chat });
  const values = { date, reference, name, title: book!.title };
  expect(await chatText(chat)).toBe(fill(pay.told.message, values));
  await expectConformance(page, 'main');

  await hydrated(page);
  await buy(page).click();
  await expect(purchaseDialog(page), 'the same after paying').toContainText(reference);
});
