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

/** What the toast covers of the dialog, and what its foot covers, while each control has the focus. */
const coveredParts = (dialog: Locator) =>
  dialog.evaluate((box) => {
    const overlay = document.querySelector('[data-slot=dialog-overlay]')!;
    const toast = [...document.querySelectorAll('[data-sonner-toast][data-front=true]')].at(-1)!;
    const foot = box.querySelector('[data-slot=dialog-foot]');
    const isOver = (upper: Element | null, lower: Element) => {
      if (!upper || upper.contains(lower)) return false;
      // What is scrolled above the edge is not in sight.
      const edge = overlay.getBoundingClientRect().top + overlay.clientTop;
      const [a, b] = [upper.getBoundingClientRect(), lower.getBoundingClientRect()];
      const isBeside = a.right <= b.left || b.right <= a.left;
      return !isBeside && a.top < b.bottom && a.bottom > Math.max(b.top, edge) && b.bottom > edge;
    };
    const controls = box.querySelectorAll<HTMLElement>('input, select, textarea, button, a');
    return [...controls]
      .filter((control) => control.tabIndex >= 0 && control.checkVisibility())
      .flatMap((control) => {
        control.focus();
        const name = control.outerHTML.slice(0, 120);
        const parts = [...box.querySelectorAll('h2, [data-slot=dialog-close]'), control];
        return [
          ...parts
            .filter((part) => isOver(toast, part))
            .map((part) => `${part.textContent} ${name}`),
          ...(isOver(foot, control) ? [`the foot is over ${name}`] : []),
        ];
      });
  });

/** The two with most to say: the others are smaller, and begin at the same place. */
const largest = (toasts: readonly { title: string; text?: string }[]) =>
  toasts
    .map((each) => ({ ...each, length: each.title.length + (each.text ?? '').length }))
    .sort((one, other) => other.length - one.length)
    .slice(0, 2);

for (const { name, signIn, press, dialog, met } of cases) {
  for (const { paths, words } of Object.values(locales)) {
    test(`toast: covers nothing of the ${name} dialog on ${paths.books}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn?.(page);
      await openPage(page, paths.books);
      await press?.(page).click();
      await expect(dialog(page)).toBeVisible();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const { title, text } of largest(met(words))) {
          await showToast(page, { kind: 'error', title, description: text });
          await expect(toast(page, title)).toBeVisible();
          const covered = await coveredParts(dialog(page));
          expect(covered, `${title} at ${width} × ${height}`).toEqual([]);
        }
      }
    });
  }
}
