import { type Page } from '@playwright/test';
import { Account } from '../support/account';
import { recordPaths } from '../support/network';
import {
  arrive,
  assistantPanel,
  entriesSettled,
  goBack,
  historyIndex,
  launcher,
  menuButton,
  previewButton,
  previewDialog,
} from '../support/page';
import { expect, hydrated, test } from '../support/test';
import { booksPage, sample, shell } from '../support/words';

const menu = (page: Page) => page.getByRole('navigation', { name: shell.menu, exact: true });

for (const { name, path, opener, part, tag } of [
  {
    name: 'dialog',
    path: '/books',
    opener: (page: Page) => new Account(page).loginToBuy,
    part: (page: Page) => new Account(page).dialog,
    tag: ['@phone', '@shop'],
  },
  { name: 'assistant', path: '/', opener: launcher, part: assistantPanel, tag: '@long' },
]) {
  test(`${name}: Back closes it, Escape leaves no history entry`, { tag }, async ({ page }) => {
    await arrive(page, path);
    const start = await historyIndex(page);
    const open = async () => {
      await opener(page).press('Enter');
      await expect(part(page)).toBeVisible();
      await expect.poll(() => historyIndex(page)).toBe(start + 1);
    };
    await open();
    await goBack(page);
    await expect(part(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(opener(page)).toBeFocused();

    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await expect(part(page)).toBeHidden();
    await open();
    await page.keyboard.press('Escape');
    await expect(part(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect.poll(() => historyIndex(page)).toBe(start);
    await goBack(page);
    await expect(page).toHaveURL('/about');
  });
}

test('menu: Back closes it, and returns from its link', { tag: '@phone' }, async ({ page }) => {
  await arrive(page);
  const start = await historyIndex(page);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => historyIndex(page)).toBe(start + 1);
  await goBack(page);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/books');
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await expect.poll(() => historyIndex(page)).toBe(start + 1);
  await page.keyboard.press('Escape');
  await expect.poll(() => historyIndex(page)).toBe(start);
  await menuButton(page).click();
  await expect.poll(() => historyIndex(page)).toBe(start + 1);
  await menu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await goBack(page);
  await expect(page).toHaveURL('/books');
  await hydrated(page);
  await goBack(page);
  await expect(page).toHaveURL('/about');
});

test(
  'menu: Back from where its link led shows the page as it was scrolled',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await arrive(page, '/about');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const start = await historyIndex(page);
    await menuButton(page).click();
    await expect.poll(() => historyIndex(page)).toBe(start + 1);
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(500);
    await menu(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await goBack(page);
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  },
);

test(
  'menu: Back closes it after a link that led nowhere',
  { tag: ['@phone', '@long', '@preview'] },
  async ({ page }) => {
    await arrive(page);
    const start = await historyIndex(page);
    await page.route('**/file', (route) => route.fulfill({ status: 204 }));
    await menuButton(page).click();
    await expect.poll(() => historyIndex(page)).toBe(start + 1);
    const link = menu(page).getByRole('link', { name: 'Contact' });
    // No page of the site, which would be there before the press.
    await link.evaluate((element: HTMLAnchorElement) => void (element.href = '/file'));
    const asked = page.waitForRequest('**/file');
    await link.click();
    await asked;
    await goBack(page);
    await expect(menu(page)).toBeHidden();
    expect(await historyIndex(page)).toBe(start);
    await previewButton(page).click();
    await expect(previewDialog(page)).toBeVisible();
    await expect.poll(() => historyIndex(page)).toBe(start + 1);
    await goBack(page);
    await expect(previewDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/books');
  },
);

test(
  'opener: gets the focus back where a press gives it none',
  { tag: ['@long', '@shop', '@preview'] },
  async ({ page, account }) => {
    // As in Safari, which focuses no button that is pressed.
    await page.addInitScript(() =>
      addEventListener('mousedown', (event) => event.preventDefault(), true),
    );
    for (const { opener, part } of [
      { opener: previewButton(page), part: previewDialog(page) },
      { opener: account.loginToBuy, part: account.dialog },
      {
        opener: page.getByRole('banner').getByRole('button', { name: 'Login' }),
        part: account.dialog,
      },
      { opener: launcher(page), part: assistantPanel(page) },
    ]) {
      await entriesSettled(page);
      // The first press is held until the framework has come.
      await page.goto('/books');
      for (let presses = 0; presses < 2; presses++) {
        await opener.click();
        await expect(part).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(part).toBeHidden();
        await expect(opener).toBeFocused();
      }
    }
  },
);

test(
  'assistant: closing it leaves the page scrolled where it is',
  { tag: '@long' },
  async ({ page }) => {
    await arrive(page, '/');
    const start = await historyIndex(page);
    for (const close of [() => page.keyboard.press('Escape'), () => goBack(page)]) {
      await page.evaluate(() => scrollTo(0, 0));
      await launcher(page).click();
      await expect(assistantPanel(page)).toBeVisible();
      await expect.poll(() => historyIndex(page)).toBe(start + 1);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await assistantPanel(page).getByRole('textbox').focus();
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(500);
      await close();
      await expect(assistantPanel(page)).toBeHidden();
      await expect.poll(() => historyIndex(page)).toBe(start);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    }
  },
);

test(
  'preview dialog: pages turned in its frame leave nothing for Back',
  { tag: ['@long', '@preview'] },
  async ({ page }) => {
    await arrive(page);
    const before = await historyIndex(page);
    await previewButton(page).click();
    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: sample.next }).first().click();
    await expect(frame.locator('#page-2')).toBeInViewport();
    // A flip-book from elsewhere turns its pages without asking.
    await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
      for (const number of [3, 4]) element.contentWindow!.location.hash = `#page-${number}`;
    });
    await page.getByRole('button', { name: booksPage.preview.close }).click();
    await expect(previewDialog(page)).toHaveCount(0);
    await expect.poll(() => historyIndex(page)).toBe(before);
    await goBack(page);
    await expect(page).toHaveURL('/about');
  },
);

test(
  'dialog: Back is right after quiet closings and a reload',
  { tag: ['@long', '@shop', '@preview'] },
  async ({ page, account }) => {
    await arrive(page);
    const start = await historyIndex(page);
    const open = async () => {
      await account.loginToBuy.click();
      await expect(account.dialog).toBeVisible();
      await expect.poll(() => historyIndex(page)).toBe(start + 1);
    };
    await open();
    await page.keyboard.press('Escape');
    await expect.poll(() => historyIndex(page)).toBe(start);
    await test.step('closing it, also by Back, sends no request', async () => {
      const paths = recordPaths(page);
      for (const close of [() => page.keyboard.press('Escape'), () => goBack(page)]) {
        await open();
        await close();
        await expect(account.dialog).toHaveCount(0);
        await expect.poll(() => historyIndex(page)).toBe(start);
      }
      const isExpected = (path: string) => path.endsWith('.js') || path === '/api/account/config';
      expect(paths.filter((path) => !isExpected(path))).toEqual([]);
    });
    await test.step('a reload while it is open needs no second press of Back', async () => {
      await open();
      await page.reload();
      await hydrated(page);
      await expect.poll(() => historyIndex(page)).toBe(start);
    });
    await test.step('a history entry that stays is reused by the next', async () => {
      await page.evaluate(() => {
        const traverseTo = navigation.traverseTo.bind(navigation);
        navigation.traverseTo = () => {
          navigation.traverseTo = traverseTo;
          const step = traverseTo('gone');
          step.committed?.catch(() => (document.documentElement.dataset.step = 'refused'));
          return step;
        };
      });
      await previewButton(page).click();
      await expect(previewDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(previewDialog(page)).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-step', 'refused');
      await previewButton(page).click();
      await expect(previewDialog(page)).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(previewDialog(page)).toBeHidden();
      await expect(page).toHaveURL('/books');
    });
    await goBack(page);
    await expect(page).toHaveURL('/about');
  },
);
