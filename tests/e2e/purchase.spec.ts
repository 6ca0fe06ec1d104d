import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { site } from '@/content/site';
import { screenshotStep } from '@/components/shop/upi';
import { locales } from '@/lib/words/locale';
import { shopFacts } from '@/lib/shop/payment/shop';
import { upiLink } from '@/lib/shop/payment/upi';
import { fill, formatRupees } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { ebook } from '../support/books';
import { chatText, expectNoDialog, reload, toast } from '../support/page';
import { noteCopies } from '../support/payment';
import {
  expect,
  expectConformance,
  expectDialogConformance,
  hydrated,
  test,
} from '../support/test';
import { payment as pay } from '../support/words';

const { id: book, title, price } = ebook;

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

const facts = shopFacts(locales.en);
const linkOf = (reference: string) => upiLink({ ...site.upi, amount: price.upi, reference });

test(
  'purchase: pays in five ways',
  { tag: ['@phone', '@shop'] },
  async ({ page, account, payment }) => {
    const { id, name } = await account.signInToBuy();
    const reference = referenceOf(id, book);
    const values = { ...facts, price: formatRupees(price.upi, 'en-IN'), payee: site.upi.payee };
    const textOf = (text: string) => fill(text, { ...values, ...facts.refund } as never);
    const dialog = payment.purchase;
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
    await payment.expectScreenshotForm(dialog);

    expect(await payment.scanCode()).toBe(linkOf(reference));
    const link = dialog.getByRole('link', { name: pay.purchase.pay });
    await expect(link).toHaveAttribute('href', linkOf(reference));
    // Nothing on this machine opens the link.
    await link.evaluate((a) => a.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await payment.expectCopied(site.upi.id);
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
    await reload(page);
    await payment.buy.click();
    expect(await payment.scanCode(), 'the same after a reload').toBe(linkOf(reference));
    await dialog.getByRole('button', { name: pay.purchase.close, exact: true }).click();
    await expect(payment.buy).toBeFocused();
  },
);

test(
  'purchase: announces each copy, and helps where copying is not allowed',
  { tag: ['@phone', '@long', '@shop'] },
  async ({ page, account, payment }) => {
    await account.signInToBuy();
    const copy = payment.purchase.getByRole('button', { name: pay.upi.copy });
    await copy.click();
    const said = payment.purchase.getByRole('status').getByText(pay.upi.copied);
    const before = (await said.elementHandle())!;
    await copy.click();
    await expect.poll(() => before.evaluate((element) => element.isConnected)).toBe(false);
    await expect(said).toBeAttached();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await copy.click();
    await expect(toast(page, pay.upi.failed.title)).toBeVisible();
    await payment.purchase.getByText(pay.purchase.help.title).click();
    await expectDialogConformance(page);
    await page.keyboard.press('Escape');
    await expect(payment.buy).toBeVisible();
    await expectConformance(page);
  },
);

test(
  'book card: says what was reported, and until when an answer is due',
  { tag: ['@phone', '@long', '@shop'] },
  async ({ page, account, payment }) => {
    const { id, name } = await account.signInToPay();
    await payment.submit();
    await page.getByRole('button', { name: pay.dialog.confirmation.continue }).click();
    await expectNoDialog(page);

    const reference = referenceOf(id, book);
    const { states, chat: ask, message } = locales.en.words.buyersOrder;
    const [before] = states.reported.split('{since}') as [string];
    const note = page.getByText(before).filter({ hasText: reference });
    await expect(note).toBeVisible();
    await reload(page);
    await expect(note).toBeVisible();
    await expect(payment.buy).toHaveAccessibleDescription((await note.textContent())!);
    await expect(payment.buy, 'is quiet').toHaveAttribute('data-variant', 'outline');
    const [noteBox, button] = [note, payment.buy].map((each) => each.boundingBox());
    expect((await noteBox)!.y, 'is above the button').toBeLessThan((await button)!.y);
    const chat = page.getByRole('link', { name: ask });
    expect(await chatText(chat)).toBe(fill(message, { reference, name, title }));
    await expectConformance(page, 'main');

    await hydrated(page);
    await payment.buy.click();
    await expect(payment.purchase, 'the same after paying').toContainText(reference);
  },
);
