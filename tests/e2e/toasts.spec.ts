import { type Locator, type Page } from '@playwright/test';
import { locales, type Words } from '@/lib/locale';
import {
  authDialog,
  buy,
  loginToBuy,
  paymentDialog,
  profileDialog,
  purchaseDialog,
  signInNew,
  signInToBuy,
  signInToPay,
} from '../support/account';
import { openPage, showToast, toast } from '../support/page';
import { expect, test } from '../support/test';

const SIZES = [
  [320, 740],
  [360, 740],
  [780, 360],
  [1280, 800],
] as const;

/** Each dialog, how to come to it, and the toasts that it meets. */
const cases: {
  name: string;
  signIn?: (page: Page) => Promise<unknown>;
  press?: (page: Page) => Locator;
  dialog: (page: Page) => Locator;
  met: (words: Words) => readonly { title: string; text?: string }[];
}[] = [
  {
    name: 'account',
    press: loginToBuy,
    dialog: authDialog,
    met: ({ account: { toasts: texts } }) => [
      ...[texts.googleFailed, texts.googleError, texts.loginFailed, texts.registerFailed],
      ...[texts.error, texts.mismatch, texts.weak],
    ],
  },
  {
    name: 'profile',
    signIn: signInNew,
    dialog: profileDialog,
    met: ({ account, profile: { toasts: texts } }) => [
      ...[account.toasts.registerDone, account.toasts.loginDone, account.toasts.googleDone],
      ...[texts.core, texts.parent, texts.address, texts.fields, texts.failed, texts.error],
    ],
  },
  {
    name: 'payment',
    signIn: signInToPay,
    dialog: paymentDialog,
    met: ({ profile, payment: { upi } }) => [
      ...[profile.toasts.done, { title: upi.copied }, upi.failed],
    ],
  },
  {
    name: 'purchase',
    signIn: signInToBuy,
    press: buy,
    dialog: purchaseDialog,
    met: ({ account, payment: { upi, purchase } }) => [
      ...[account.toasts.loginDone, account.toasts.googleDone],
      ...[{ title: upi.copied }, upi.failed, purchase.saveFailed],
    ],
  },
];

/** The parts of the dialog that the toast covers, and whether the foot covers what has the focus. */
const coveredParts = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]')!;
    const overlay = document.querySelector('[data-slot=dialog-overlay]')!;
    const toast = [...document.querySelectorAll('[data-sonner-toast][data-front=true]')].at(-1)!;
    const foot = dialog.querySelector('[data-slot=dialog-foot]');
    // What is scrolled above it is not in sight.
    const edge = overlay.getBoundingClientRect().top + overlay.clientTop;
    const isOver = (upper: Element | null, lower: Element | null | undefined) => {
      if (!upper || !lower || upper.contains(lower)) return false;
      const [a, b] = [upper.getBoundingClientRect(), lower.getBoundingClientRect()];
      const isBeside = a.right <= b.left || b.right <= a.left;
      return !isBeside && a.top < b.bottom && a.bottom > Math.max(b.top, edge) && b.bottom > edge;
    };
    const focused = document.activeElement?.closest('input, select, textarea, button, a');
    const name = focused?.outerHTML.slice(0, 120);
    const [title, close] = ['h2', '[data-slot=dialog-close]'].map((part) =>
      dialog.querySelector(part),
    );
    return Object.entries({
      title: isOver(toast, title),
      close: isOver(toast, close),
      [`toast over ${name}`]: isOver(toast, focused),
      [`foot over ${name}`]: isOver(foot, focused),
    }).flatMap(([part, isCovered]) => (isCovered ? [part] : []));
  });

for (const { name, signIn, press, dialog, met } of cases) {
  for (const [path, { words }] of [
    ['/books', locales.en],
    ['/hi/books', locales.hi],
  ] as const) {
    test(`toast: covers nothing of the ${name} dialog on ${path}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn?.(page);
      await openPage(page, path);
      await press?.(page).click();
      await expect(dialog(page)).toBeVisible();
      const fields = dialog(page).locator('input:visible, select:visible, a:visible');
      const count = await fields.count();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const [index, { title, text }] of met(words).entries()) {
          await showToast(page, { kind: 'error', title, description: text });
          await expect(toast(page, title)).toBeVisible();
          await fields.nth((index * 3) % count).focus();
          const covered = await coveredParts(page);
          expect(covered, `${title} at ${width} × ${height}`).toEqual([]);
        }
      }
    });
  }
}
