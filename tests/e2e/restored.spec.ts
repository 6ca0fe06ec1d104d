import { type Page } from '@playwright/test';
import { languages } from '@/content/pages';
import { CHROMIUM_FLAGS, findChromium } from '@/scripts/lib/programs.mjs';
import { locales } from '@/lib/words/locale';
import { MISSED_KEY } from '@/lib/practice/missed-rows';
import { levels } from '@sutra/vedic/levels';
import { fill, formatSeconds } from '@/lib/text/format';
import { newAccount } from '../support/account';
import { ebook } from '../support/books';
import { menuButton, openPage, themeButton } from '../support/page';
import { leaveAndReturn, returnAfter } from '../support/restored';
import { expect, hydrated, test } from '../support/test';
import { account as words, en, sums, payment as pay, shell } from '../support/words';

// The runner's own browsers keep no page for Back.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Chromium tells a kept page what others stored; Firefox and WebKit tell it nothing. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  ),
);

const html = (page: Page) => page.locator('html');

const store = (page: Page, values: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);

const openLogin = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words.login }).click();

test(
  'Back after logging out: nobody is signed in',
  { tag: '@shop' },
  async ({ page, account, payment }) => {
    const { name } = await account.signInToBuy();
    await page.keyboard.press('Escape');
    await expect(payment.purchase).toHaveCount(0);
    await leaveAndReturn(page, '/contact', async () => {
      await account.logoutButton.click();
      await expect(account.logoutButton).toHaveCount(0);
    });
    await expect(account.loginToBuy).toBeVisible();
    await expect(account.badge(name)).toHaveCount(0);
    await expect(payment.buy).toHaveCount(0);
    await expect(html(page)).not.toHaveAttribute('data-account');
  },
);

for (const { left, open } of [
  { left: 'with its scripts', open: openPage },
  { left: 'before its scripts', open: (page: Page, path: string) => page.goto(path) },
]) {
  test(
    `Back after logging in, to a page left ${left}: is signed in`,
    { tag: ['@long', '@shop'] },
    async ({ page, account }) => {
      const { email, name } = await newAccount();
      await open(page, '/about');
      await leaveAndReturn(page, '/contact', async () => {
        await hydrated(page);
        await openLogin(page);
        await account.login(email);
        await expect(account.badge(name).first()).toBeVisible();
      });
      await expect(account.badge(name).first()).toBeVisible();
    },
  );
}

test(
  'Back after another person logged in: shows that person, even offline nobody else',
  { tag: ['@long', '@shop'] },
  async ({ page, context, account, payment, problems }) => {
    problems.allow(/Failed to load resource/);
    const other = await newAccount({ name: 'Ravi Iyer' });
    const { name } = await account.signInToBuy();
    await leaveAndReturn(page, '/contact', async () => {
      await hydrated(page);
      await account.logoutButton.click();
      await openLogin(page);
      await account.login(other.email);
      await expect(account.badge(other.name).first()).toBeVisible();
      await context.setOffline(true);
    });
    await expect(account.badge(name)).toHaveCount(0);
    await expect(payment.purchase).toHaveCount(0);
    await expect(account.loginToBuy).toBeVisible();
    await context.setOffline(false);
    await leaveAndReturn(page, '/terms', () => hydrated(page));
    await expect(account.badge(other.name).first()).toBeVisible();
    await expect(account.badge(name)).toHaveCount(0);
  },
);

for (const { left, open, tag } of [
  { left: 'with its scripts', open: openPage, tag: [] },
  { left: 'before its scripts', open: (page: Page, path: string) => page.goto(path), tag: '@long' },
]) {
  test(`Back to a page left ${left}: has the theme chosen since`, { tag }, async ({ page }) => {
    await open(page, '/about');
    await leaveAndReturn(page, '/terms', async () => {
      await hydrated(page);
      await themeButton(page, shell.theme.toDark).click();
    });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(themeButton(page, shell.theme.toLight)).toBeVisible();
  });
}

test('theme: another tab has it, too', { tag: '@long' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  await openPage(page, '/terms');
  await themeButton(page, shell.theme.toDark).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});

test.describe('in a browser set to Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test(
    'Back after the offer of Hindi was closed: it is closed',
    { tag: '@long' },
    async ({ page }) => {
      const { text, close } = languages.hi.offer;
      await page.goto('/about');
      await expect(page.getByText(text)).toBeVisible();
      await leaveAndReturn(page, '/terms', async () => {
        await hydrated(page);
        await page.getByRole('button', { name: close }).click();
      });
      await expect(page.getByText(text)).toBeHidden();
    },
  );
});

test(
  'Back to the books: what was paid for since is told',
  { tag: ['@long', '@shop'] },
  async ({ page, account, payment }) => {
    const { id } = await account.signInToBuy();
    await page.keyboard.press('Escape');
    await expect(payment.purchase).toHaveCount(0);
    const told = page.getByText(pay.reported.wait);
    await expect(told).toHaveCount(0);
    const entry = { userId: id, bookId: ebook.id, at: Date.now() };
    await leaveAndReturn(page, '/contact', () =>
      store(page, { buying: JSON.stringify({ told: [entry] }) }),
    );
    await expect(told).toBeVisible();
  },
);

test(
  'Back to an open profile: is closed when it was completed since',
  { tag: ['@long', '@shop'] },
  async ({ page, account, payment, profile }) => {
    const { id } = await account.signInNew();
    await leaveAndReturn(page, '/contact', () => store(page, { 'account:profile-completed': id }));
    await expect(profile.dialog).toHaveCount(0);
    await expect(payment.buy).toBeVisible();
  },
);

test('Back to the clock: has the best time of another page', { tag: '@long' }, async ({ page }) => {
  const best = page.getByText(fill(sums.clock.best, { time: formatSeconds(4200) }));
  await openPage(page, '/');
  await leaveAndReturn(page, '/terms', () => store(page, { [`best:${levels[0]}`]: '4200' }));
  await expect(best).toHaveCount(1);
});

test('Back to practice: a sum missed on another page waits', { tag: '@long' }, async ({ page }) => {
  const { doWaiting } = en.words.progress.thread;
  const waiting = page.getByRole('button', { name: doWaiting });
  const week = page.getByRole('list', { name: en.words.progress.thread.week });
  await openPage(page, '/practice');
  await expect(week).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await leaveAndReturn(page, '/hi/practice', async () => {
    await hydrated(page);
    await page.getByRole('button', { name: locales.hi.words.practice.session.start }).click();
    await expect(page.getByRole('textbox', { name: /^\d+ × \d+ =$/ })).toBeFocused();
    // The second wrong answer replaces the first.
    for (const wrong of ['1', '1']) {
      await page.keyboard.type(wrong);
      await page.keyboard.press('Enter');
    }
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), MISSED_KEY))
      .not.toBeNull();
  });
  await expect(week).toBeVisible();
  await expect(waiting).toBeVisible();
});

test(
  'Back to a form: has the text as the other language left it',
  { tag: '@long' },
  async ({ page, contact, sender }) => {
    await contact.open();
    await contact.write(sender);
    await leaveAndReturn(page, '/hi/contact', async () => {
      await hydrated(page);
      await contact.field('subject').fill('Batch');
    });
    await contact.expectKept(sender, { subject: 'Batch' });
    await leaveAndReturn(page, '/hi/contact', async () => {
      await hydrated(page);
      await contact.sendButton.click();
      await contact.expectSent();
    });
    await contact.expectCleared();
  },
);

test(
  'prerendered page: reads the theme and the session when it is shown',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    const { name } = await account.signInToBuy();
    await store(page, { theme: 'dark' });
    await page.evaluate(() => {
      localStorage.removeItem('account:known');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(account.badge(name)).toHaveCount(0);
    await expect(account.loginToBuy).toBeVisible();
  },
);

test('menu: is closed when a page returns that was left before its scripts', async ({
  page,
  problems,
}) => {
  problems.allow(/^console: Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 740 });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/books');
  const menu = page.getByRole('navigation', { name: shell.menu, exact: true });
  await returnAfter(page, async () => {
    await menuButton(page).click();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });
  await expect(menu).toBeHidden();
});

test(
  'menu: is closed on a page that its link has left, when the page returns',
  { tag: '@long' },
  async ({ page }) => {
    // As in Firefox, which keeps the page whose entry a link of the menu has replaced.
    await page.addInitScript(() =>
      addEventListener('popstate', (event) => event.isTrusted && event.stopImmediatePropagation()),
    );
    await page.setViewportSize({ width: 390, height: 740 });
    await openPage(page, '/books');
    const index = () => page.evaluate(() => navigation.currentEntry!.index);
    const start = await index();
    await menuButton(page).click();
    await expect.poll(index).toBe(start + 1);
    const menu = page.getByRole('navigation', { name: shell.menu, exact: true });
    const link = menu.getByRole('link', { name: 'Contact' });
    await link.evaluate((element: HTMLAnchorElement) => void (element.href = '/file'));
    await page.route('**/file', (route) => route.fulfill({ status: 204 }));
    const left = page.waitForRequest('**/file');
    await link.click();
    await left;
    await page.evaluate(() => history.back());
    await expect.poll(index).toBe(start);
    await expect(menu).toBeVisible();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(menu).toBeHidden();
    expect(await index()).toBe(start);
  },
);
