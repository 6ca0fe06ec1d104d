import { expect, type Page } from '@playwright/test';
import { toast } from './page';
import { decodeQr } from './qr';
import { wordsOf } from './words';

/** The site's policy forbids reading the clipboard: what is written is noted instead. */
export const noteCopies = (page: Page) =>
  page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      document.documentElement.dataset.copied = text;
    };
  });

export async function expectCopied(page: Page, text: string) {
  await expect(toast(page, wordsOf(page).payment.upi.copied)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-copied', text);
}

/** What a scanner reads in the QR code that is shown. */
export async function scanCode(page: Page) {
  const code = page.getByRole('dialog').getByRole('img', { name: /QR (code|कोड)/ });
  const size = Number((await code.getAttribute('viewBox'))!.split(' ')[2]);
  return decodeQr({ size, path: (await code.locator('path').getAttribute('d'))! })!;
}

export const REFERENCE = /VM-[2-9A-Z]{6}/;
