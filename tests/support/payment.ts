import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '@/content/site';
import { fill, formatRupees } from '@/lib/text/format';
import { ebook } from './books';
import { dialogOf, toast } from './page';
import { decodeQr } from './qr';
import { expectTag } from './tags';
import { localeAt, wordsOf } from './words';

export const REFERENCE = /VM-[2-9A-Z]{6}/;

/** The button of the first ebook, by what the visitor has to do first. */
export function priceButton(page: Page, name: 'login' | 'incomplete' | 'buy' | 'again') {
  const { tag, words } = localeAt(page.url());
  const { list, upi } = ebook.price;
  const amount = formatRupees((name === 'login' && list?.price) || upi, tag);
  const text = fill(words.payment.button[name], { price: amount });
  return page.locator(`#${ebook.id}`).getByRole('button', { name: text, includeHidden: true });
}

/** The site's policy forbids reading the clipboard: what is written is noted instead. */
export const noteCopies = (page: Page) =>
  page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      document.documentElement.dataset.copied = text;
    };
  });

/** What a browser remembers of a profile that was sent and not paid for. */
export const sentProfile = (id: string) => ({
  buying: JSON.stringify({ sent: { [id]: ebook.id } }),
});

/** The payment that follows the profile, and the purchase with the price. */
export class Payment {
  constructor(readonly page: Page) {
    expectTag('@shop');
  }

  private get words() {
    return wordsOf(this.page).payment;
  }
  get dialog() {
    return dialogOf(this.page, this.words.dialog.title);
  }
  get confirmation() {
    return dialogOf(this.page, this.words.dialog.confirmation.title);
  }
  get purchase() {
    return dialogOf(this.page, this.words.purchase.title);
  }
  get buy() {
    return priceButton(this.page, 'buy');
  }
  /** The way back to a payment that was reported. */
  get again() {
    return priceButton(this.page, 'again');
  }
  get profileFirst() {
    return priceButton(this.page, 'incomplete');
  }
  submit() {
    return this.dialog.getByRole('button', { name: this.words.dialog.submitted }).click();
  }

  /** A link in a dialog to the form for a screenshot, where the owner has one. */
  async expectScreenshotForm(dialog: Locator) {
    const link = dialog.getByRole('link', { name: this.words.upi.form, exact: true });
    await expect(link).toHaveCount(site.screenshotForm ? 1 : 0);
    if (site.screenshotForm) await expect(link).toHaveAttribute('href', site.screenshotForm);
  }

  async expectCopied(text: string) {
    await expect(toast(this.page, this.words.upi.copied)).toBeVisible();
    await expect(this.page.locator('html')).toHaveAttribute('data-copied', text);
  }

  /** What a scanner reads in the QR code that is shown. */
  async scanCode() {
    const code = this.page.getByRole('dialog').getByRole('img', { name: /QR (code|कोड)/ });
    const size = Number((await code.getAttribute('viewBox'))!.split(' ')[2]);
    return decodeQr({ size, path: (await code.locator('path').getAttribute('d'))! })!;
  }
}
