import { type Locator, type Page } from '@playwright/test';
import { type Toast } from '@/components/ui/toast';
import { errors } from '@/content/en/errors';
import {
  authDialog,
  buy,
  fillProfile,
  login,
  loginToBuy,
  newAccount,
  openAuth,
  paymentDialog,
  profileDialog,
  purchaseDialog,
  save,
  signInNew,
  signInToBuy,
} from '../support/account';
import { failLazyFiles, holdLazyFiles, recordPaths } from '../support/network';
import {
  assistantPanel,
  chatText,
  launcher,
  openPage,
  previewButton,
  previewDialog,
  showToast,
  toast,
} from '../support/page';
import { expect, expectConformance, test } from '../support/test';
import { learn, shell } from '../support/words';

const { failure } = shell;
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: failure.title });
const retry = (page: Page) => page.getByRole('button', { name: failure.retry });

test.beforeEach(({ page, problems }) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  return page.clock.install();
});

/** Lets the pauses between the tries pass, until something is visible. */
const expectInTime = (page: Page, locator: Locator) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await expect(locator).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 10_000 });

interface Part {
  /** Leads to the moment before the part is requested; returns what requests it. */
  arrange(page: Page): Promise<() => Promise<void>>;
  shown(page: Page): Locator;
}

const pressed = (path: string, opener: (page: Page) => Locator): Part['arrange'] =>
  async function (page) {
    await openPage(page, path);
    return () => opener(page).click();
  };

const parts: Record<string, Part> = {
  'sign-in dialog': { arrange: pressed('/books', loginToBuy), shown: authDialog },
  'profile dialog': {
    async arrange(page) {
      const { email } = await newAccount();
      await openAuth(page);
      // Signing in itself needs Firebase's chunk.
      await page.waitForLoadState('networkidle');
      return () => login(page, email);
    },
    shown: profileDialog,
  },
  'payment dialog': {
    async arrange(page) {
      await signInNew(page);
      await fillProfile(page);
      return () => save(page);
    },
    shown: paymentDialog,
  },
  'purchase dialog': {
    async arrange(page) {
      await signInToBuy(page);
      await openPage(page, '/books');
      await expect(buy(page)).toBeVisible();
      return () => buy(page).click();
    },
    shown: purchaseDialog,
  },
  'preview dialog': { arrange: pressed('/books', previewButton), shown: previewDialog },
  assistant: { arrange: pressed('/', launcher), shown: assistantPanel },
  'own numbers': {
    async arrange(page) {
      await openPage(page, '/');
      return async () => {
        await page.getByLabel(learn.calculator.first).fill('12');
        await page.getByLabel(learn.calculator.second).fill('13');
        await page.getByLabel(learn.calculator.second).press('Enter');
      };
    },
    shown: (page) => page.getByRole('paragraph').filter({ hasText: /^12 × 13 = 156$/ }),
  },
  'beat the clock': {
    arrange: pressed('/', (page) =>
      page.getByRole('button', { name: learn.clock.levels.warmUp.title }),
    ),
    shown: (page) => page.getByRole('textbox', { name: /^\d+ × \d+ =$/ }),
  },
};

for (const [name, { arrange, shown }] of Object.entries(parts)) {
  test(`${name}: reports in place that it cannot be loaded, and opens by itself after one more failed try`, async ({
    page,
  }) => {
    const open = await arrange(page);
    const mend = await failLazyFiles(page);
    await open();
    await expectInTime(page, failed(page));
    await expect(failed(page)).toContainText(failure.text);
    await expectConformance(page, '[role=alert]');
    await expect(page.getByRole('button', { name: failure.reload })).toBeVisible();
    expect(await chatText(page.getByRole('link', { name: failure.chat }))).not.toBe('');
    await mend();
    await failLazyFiles(page, 1);
    await retry(page).click();
    await expectInTime(page, shown(page));
    await expect(failed(page)).toHaveCount(0);
  });
}

test('lazy dialog: opens when the network is back', async ({ page, context }) => {
  await openPage(page, '/books');
  await context.setOffline(true);
  await loginToBuy(page).click();
  await expectInTime(page, failed(page));
  await context.setOffline(false);
  await expect(authDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginToBuy(page)).toBeFocused();
});

test('lazy dialog: reports a chunk that never comes, and opens when it does', async ({ page }) => {
  await openPage(page, '/books');
  const release = await holdLazyFiles(page);
  const requested = page.waitForRequest(/\/_next\/static\/chunks\//);
  await loginToBuy(page).click();
  await requested;
  await page.clock.runFor(20_000);
  await expect(failed(page)).toBeVisible();
  release();
  await expect(authDialog(page)).toBeVisible();
});

test(
  'lazy dialog: after a failure it closes by Escape, returns the focus, and opens again',
  { tag: '@both' },
  async ({ page }) => {
    await openPage(page, '/books');
    const mend = await failLazyFiles(page);
    await loginToBuy(page).press('Enter');
    await expectInTime(page, failed(page));
    await expectConformance(page, 'dialog');
    await retry(page).click();
    await expect(retry(page)).toHaveAttribute('aria-busy', 'true');
    await expectInTime(page, page.locator('button[aria-busy=false]', { hasText: failure.retry }));
    await expect(retry(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(failed(page)).toHaveCount(0);
    await expect(loginToBuy(page)).toBeFocused();
    await mend();
    await page.keyboard.press('Enter');
    await expect(authDialog(page)).toBeVisible();
  },
);

test('profile dialog: when it cannot be loaded, the page can be used', async ({ page }) => {
  const open = await parts['profile dialog']!.arrange(page);
  await failLazyFiles(page);
  await open();
  await expectInTime(page, failed(page));
  await page.keyboard.press('Escape');
  await expect(failed(page)).toBeVisible();
  const theme = page.getByRole('contentinfo').getByRole('button', { name: shell.theme.toDark });
  await theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('toasts: one that cannot be drawn is shown plainly, and can be closed', async ({ page }) => {
  const detail: Toast = { kind: 'failed', title: 'It has failed', text: 'Please try again.' };
  await openPage(page, '/about');
  const mend = await failLazyFiles(page);
  await showToast(page, detail);
  const plain = page.getByRole('alert').filter({ hasText: detail.title });
  await expectInTime(page, plain);
  await expect(plain).toContainText(detail.text!);
  await expectConformance(page, '[role=alert]');
  await plain.getByRole('button', { name: shell.toasts.close }).click();
  await expect(plain).toHaveCount(0);
  await mend();
  await showToast(page, detail);
  await expect(toast(page, detail.title)).toBeVisible();
});

test('sign-in: survives a failed try of the chunk of Firebase', async ({ page }) => {
  const { email } = await newAccount();
  await openPage(page, '/books');
  await failLazyFiles(page, 1);
  await loginToBuy(page).click();
  await expectInTime(page, authDialog(page));
  await login(page, email);
  await expectInTime(page, profileDialog(page));
});

test('error page: its chat link survives a failed try', async ({ page, problems }) => {
  problems.allow(/ 404 |broken on purpose/);
  await page.addInitScript(() => {
    const { log } = console;
    console.log = (...words: unknown[]) => {
      if (words[0] === '404') throw new Error('broken on purpose');
      log(...words);
    };
  });
  const paths = recordPaths(page);
  let failures = 1;
  await page.route('**/chat.json', (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await page.goto('/nope');
  const chat = page.getByRole('link', { name: errors.chat });
  await expectInTime(page, page.locator('a[href*="wa.me"]', { hasText: errors.chat }));
  expect(await chatText(chat)).not.toBe('');
  expect(paths.filter((path) => path === '/chat.json')).toHaveLength(2);
});
