import { type Page } from '@playwright/test';
import { TOAST_EVENT, type Toast } from '@/components/ui/toast';
import { errors } from '@/content/en/errors';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import {
  authDialog,
  login,
  loginToBuy,
  openBooks,
  profileDialog,
  registered,
} from '../support/account';
import { failLazyFiles } from '../support/lazy';
import { lazyParts } from '../support/lazy-parts';
import { expect, expectConformance, hydrated, test } from '../support/test';

const { failure } = shell;

const told = (page: Page) => page.getByRole('alert').filter({ hasText: failure.title });

test.beforeEach(({ problems }) => problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/));

for (const [name, { arrange, shown }] of Object.entries(lazyParts)) {
  test(`${name}: opens by itself after a failed try`, async ({ page }) => {
    const open = await arrange(page);
    await failLazyFiles(page, 1);
    await open();
    await expect(shown(page)).toBeVisible();
    await expect(told(page)).toHaveCount(0);
  });

  test(`${name}: a failure is said in place, and can be mended without a reload`, async ({
    page,
  }) => {
    const open = await arrange(page);
    const mend = await failLazyFiles(page);
    await open();
    await expect(told(page)).toContainText(failure.text);
    await expect(page.getByRole('button', { name: failure.reload })).toBeVisible();
    await expect(page.getByRole('link', { name: failure.chat })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${site.phone.slice(1)}\\?text=.+`),
    );
    const again = page.getByRole('button', { name: failure.retry });
    await mend();
    await again.click();
    await expect(shown(page)).toBeVisible();
    await expect(told(page)).toHaveCount(0);
  });
}

test('a lazy part: opens when the network is back', async ({ page, context }) => {
  await openBooks(page);
  await context.setOffline(true);
  await loginToBuy(page).click();
  await expect(told(page)).toBeVisible();
  await context.setOffline(false);
  await expect(authDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginToBuy(page)).toBeFocused();
});

test('a lazy part: one that never answers is told of, and opens when it comes', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.clock.install();
  await openBooks(page);
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/_next\/static\/chunks\//);
  await loginToBuy(page).click();
  await asked;
  await page.clock.runFor(20_000);
  await expect(told(page)).toBeVisible();
  release();
  await expect(authDialog(page)).toBeVisible();
});

test(
  'a failed dialog: closes by Escape, gives the focus back, and can be opened again',
  {
    tag: '@both',
  },
  async ({ page }) => {
    await openBooks(page);
    const mend = await failLazyFiles(page);
    await loginToBuy(page).press('Enter');
    await expect(told(page)).toBeVisible();
    await expectConformance(page, 'dialog');
    const again = page.getByRole('button', { name: failure.retry });
    await again.click();
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await expect(again).toHaveAttribute('aria-busy', 'false');
    await expect(again).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(told(page)).toHaveCount(0);
    await expect(loginToBuy(page)).toBeFocused();
    await mend();
    await page.keyboard.press('Enter');
    await expect(authDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginToBuy(page)).toBeFocused();
  },
);

test('a failed profile dialog: leaves the page usable, and opens when it can', async ({ page }) => {
  const { arrange, shown } = lazyParts['the profile dialog']!;
  const open = await arrange(page);
  const mend = await failLazyFiles(page);
  await open();
  await expect(told(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told(page)).toBeVisible();
  const theme = page.getByRole('contentinfo').getByRole('button', { name: shell.theme.toNight });
  await theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await mend();
  await page.getByRole('button', { name: failure.retry }).click();
  await expect(shown(page)).toBeVisible();
});

test('toasts: one that cannot be drawn is shown plainly, and can be closed', async ({ page }) => {
  const detail: Toast = { kind: 'failed', title: 'It has failed', text: 'Please try again.' };
  const show = () =>
    page.evaluate(([name, init]) => void dispatchEvent(new CustomEvent(name, init)), [
      TOAST_EVENT,
      { detail },
    ] as const);
  await page.goto('/about');
  await hydrated(page);
  const mend = await failLazyFiles(page);
  await show();
  const plain = page.getByRole('alert').filter({ hasText: detail.title });
  await expect(plain).toContainText(detail.text!);
  await expectConformance(page, '[role=alert]');
  await plain.getByRole('button', { name: shell.toasts.close }).click();
  await expect(plain).toHaveCount(0);
  await mend();
  await show();
  const drawn = page.getByRole('region', { name: new RegExp(shell.toasts.label) });
  await expect(drawn.getByText(detail.title)).toBeVisible();
});

test('signing in: survives a failed try of its chunk', async ({ page }) => {
  const { email } = await registered();
  await openBooks(page);
  await failLazyFiles(page, 1);
  await loginToBuy(page).click();
  await login(page, email);
  await expect(profileDialog(page)).toBeVisible();
});

test('the error page: its chat link survives a failed try', async ({ page, problems }) => {
  problems.allow(/ 404 |broken on purpose/);
  await page.addInitScript(() => {
    const { log } = console;
    console.log = (...said: unknown[]) => {
      if (said[0] === '404') throw new Error('broken on purpose');
      log(...said);
    };
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let failures = 1;
  await page.route('**/chat.json', (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await page.goto('/nope');
  const chat = page.getByRole('link', { name: errors.chat });
  await expect(chat).toHaveAttribute('href', new RegExp(`^https://wa.me/${site.phone.slice(1)}`));
  expect(asked.filter((path) => path === '/chat.json')).toHaveLength(2);
});
