import { type Locator, type Page } from '@playwright/test';
import { books } from '@/content/books';
import { assistant } from '@/content/en/assistant';
import { booksPage } from '@/content/en/books';
import { learn } from '@/content/en/learn';
import {
  authDialog,
  buy,
  signInCompleted,
  fillProfile,
  login,
  loginToBuy,
  openAuth,
  openBooks,
  paymentDialog,
  profileDialog,
  purchaseDialog,
  registered,
  save,
} from './account';
import { expect, hydrated } from './test';

export interface LazyPart {
  /** Leads to the moment before the part is asked for. */
  arrange(page: Page): Promise<() => Promise<void>>;
  /** What can be seen once the part has loaded. */
  shown(page: Page): Locator;
}

const press = (locator: Locator) => () => locator.click();

async function home(page: Page) {
  await page.goto('/');
  await hydrated(page);
}

export const lazyParts: Record<string, LazyPart> = {
  'the auth dialog': {
    async arrange(page) {
      await openBooks(page);
      return press(loginToBuy(page));
    },
    shown: authDialog,
  },
  'the profile dialog': {
    async arrange(page) {
      const { email } = await registered();
      await openAuth(page);
      // Signing in itself needs Firebase's chunk.
      await page.waitForLoadState('networkidle');
      return () => login(page, email);
    },
    shown: profileDialog,
  },
  'the payment dialog': {
    async arrange(page) {
      const { email } = await registered();
      await openAuth(page);
      await login(page, email);
      await fillProfile(page);
      return () => save(page);
    },
    shown: paymentDialog,
  },
  'the purchase dialog': {
    async arrange(page) {
      await signInCompleted(page);
      await page.goto('/books');
      await hydrated(page);
      await expect(buy(page)).toBeVisible();
      return press(buy(page));
    },
    shown: purchaseDialog,
  },
  'the preview dialog': {
    async arrange(page) {
      await openBooks(page);
      const { id } = books[0]!;
      return press(page.locator(`#${id}`).getByRole('button', { name: booksPage.preview.button }));
    },
    shown: (page) => page.getByRole('dialog', { name: booksPage.preview.title }),
  },
  'the assistant': {
    async arrange(page) {
      await home(page);
      return press(page.getByRole('button', { name: assistant.launcher.open }));
    },
    shown: (page) => page.getByRole('dialog', { name: assistant.panel.title }),
  },
  'your own numbers': {
    async arrange(page) {
      await home(page);
      return async () => {
        await page.getByLabel(learn.own.first).fill('12');
        await page.getByLabel(learn.own.second).fill('13');
        await page.getByLabel(learn.own.second).press('Enter');
      };
    },
    shown: (page) => page.getByRole('paragraph').filter({ hasText: /^12 × 13 = 156$/ }),
  },
  'beat the clock': {
    async arrange(page) {
      await home(page);
      return press(page.getByRole('button', { name: learn.clock.levels.warmUp.title }));
    },
    shown: (page) => page.getByRole('textbox', { name: /^\d+ × \d+ =$/ }),
  },
};
