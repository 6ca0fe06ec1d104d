import { locales } from '@/lib/words/locale';
import { MISSED_KEY } from '@/lib/practice/missed-rows';
import { fill, formatSeconds } from '@/lib/text/format';
import { type Page } from '@playwright/test';
import { levels } from '@sutra/vedic/levels';
import { newAccount } from '../support/account';
import { ebook } from '../support/books';
import { menuButton, openPage, themeButton } from '../support/page';
import { keepsPages, leaveAndReturn, tellNothing } from '../support/restored';
import { expect, hydrated, test } from '../support/test';
import { account as words, en, payment as pay, shell, sums } from '../support/words';

test.use(keepsPages);
test.beforeEach(({ page }) => tellNothing(page));

const store = (page: Page, values: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);

const openLogin = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words.login }).click();

test('Back: a restored page has what was chosen, practised and written on another', async ({
  page,
  contact,
  sender,
}) => {
  await test.step('theme, where the page was left before its scripts', async () => {
    await page.goto('/about');
    await leaveAndReturn(page, '/terms', async () => {
      await hydrated(page);
      await themeButton(page, shell.theme.toDark).click();
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the best time', async () => {
    const best = page.getByText(fill(sums.clock.best, { time: formatSeconds(4200) }));
    await openPage(page, '/');
    await leaveAndReturn(page, '/terms', () => store(page, { [`best:${levels[0]}`]: '4200' }));
    await expect(best).toHaveCount(1);
  });

  await test.step('a missed sum', async () => {
    const { doWaiting, week } = en.words.progress.thread;
    const waiting = page.getByRole('button', { name: doWaiting });
    await openPage(page, '/practice');
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
    await expect(waiting).toBeVisible();
    await expect(page.getByRole('list', { name: week })).toBeVisible();
  });

  await test.step('the text of a form, until it was sent', async () => {
    await contact.open();
    await contact.write(sender);
    await page.goto('/hi/contact');
    await contact.expectKept(sender);
    await contact.open();
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
  });

  await test.step('no open menu, where its link led nowhere', async () => {
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
  });
});

test(
  'Back: a restored page has who has logged in, and what was bought since',
  { tag: '@shop' },
  async ({ account, context, page, payment, problems, profile }) => {
    problems.allow(/Failed to load resource/);
    for (const open of [openPage, (each: Page, path: string) => each.goto(path)]) {
      await test.step('signed in, to a page left with its scripts and before them', async () => {
        const { email, name } = await newAccount();
        await open(page, '/about');
        await leaveAndReturn(page, '/contact', async () => {
          await hydrated(page);
          await openLogin(page);
          await account.login(email);
          await expect(account.badge(name).first()).toBeVisible();
        });
        await expect(account.badge(name).first()).toBeVisible();
      });
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
    }

    await test.step('another person, and offline nobody else', async () => {
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
    });

    await test.step('an open profile that was completed since is closed', async () => {
      const { id } = await account.signInNew();
      await leaveAndReturn(page, '/contact', () =>
        store(page, { 'account:profile-completed': id }),
      );
      await expect(profile.dialog).toHaveCount(0);
      await expect(payment.buy).toBeVisible();
      const told = page.getByText(pay.reported.wait);
      await expect(told).toHaveCount(0);
      const entry = { userId: id, bookId: ebook.id, at: Date.now() };
      await leaveAndReturn(page, '/contact', () =>
        store(page, { buying: JSON.stringify({ told: [entry] }) }),
      );
      await expect(told, 'what was paid for since').toBeVisible();
    });

    await test.step('a prerendered page reads theme and session when it is shown', async () => {
      await store(page, { theme: 'dark' });
      await page.evaluate(() => {
        localStorage.removeItem('account:known');
        document.dispatchEvent(new Event('prerenderingchange'));
      });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(account.loginToBuy).toBeVisible();
    });
  },
);
