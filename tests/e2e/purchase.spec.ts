import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { site } from '@/content/site';
import { upiLink } from '@/lib/shop/payment/upi';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { ebook } from '../support/books';
import { chatText, reload } from '../support/page';
import { noteCopies } from '../support/payment';
import { expect, test } from '../support/test';
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

const linkOf = (reference: string) => upiLink({ ...site.upi, amount: price.upi, reference });

test(
  'purchase: pays in five ways',
  { tag: ['@phone', '@shop'] },
  async ({ page, account, payment }) => {
    const { id, name } = await account.signInToBuy();
    const reference = referenceOf(id, book);
    const dialog = payment.purchase;
    await expect(dialog).toContainText(title);
    await expect(dialog).toContainText(reference);
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
