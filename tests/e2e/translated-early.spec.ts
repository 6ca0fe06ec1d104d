import { type Page } from '@playwright/test';
import { authDialog, loginToBuy } from '../support/account';
import { expectKept, field, write } from '../support/contact-form';
import { holdScripts } from '../support/network';
import { menuButton, openPage } from '../support/page';
import { expect, hydrated, test } from '../support/test';
import { renderedAnew, translate } from '../support/translator';

/** Opens a translated page whose scripts wait until `release` is called. */
async function openTranslated(page: Page, path: string) {
  const release = await holdScripts(page);
  await translate(page, 'before');
  await page.goto(path);
  return release;
}

test('translated page: keeps what was typed, chosen and pressed, focus, selection, theme and place', async ({
  page,
  problems,
  sender,
}) => {
  problems.allow(renderedAnew);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const release = await openTranslated(page, '/contact');
  await page.getByRole('radio').nth(2).check();
  await write(page, sender);
  await field(page, 'subject').evaluate((box) => (box as HTMLInputElement).select());
  release();
  await hydrated(page);
  await expectKept(page, sender);
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await expect(field(page, 'subject')).toBeFocused();
  await expect(field(page, 'subject')).toBeInViewport();
  await page.keyboard.type('x');
  await expect(field(page, 'subject')).toHaveValue('x');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await page.reload();
  await hydrated(page);
  await expectKept(page, sender, { subject: 'x' });
});

test(
  'translated page: a press before the framework is done, and an open menu stays',
  { tag: '@phone' },
  async ({ page, problems }) => {
    problems.allow(renderedAnew);
    const release = await openTranslated(page, '/books');
    await loginToBuy(page).click();
    release();
    await expect(authDialog(page)).toBeVisible();

    await openPage(page, '/about');
    const again = await openTranslated(page, '/about');
    await menuButton(page).click();
    again();
    await hydrated(page);
    await expect(page.locator(':popover-open')).toBeVisible();
  },
);
