import { type Locator, type Page } from '@playwright/test';
import { expectApart, launcher, menuButton, openPage } from '../support/page';
import { expect, test } from '../support/test';
import { contact as texts } from '../support/words';

const chat = (page: Page) => page.getByRole('link', { name: texts.chat.floating });

/** Scrolls the page until the element is at the height of the floating buttons. */
async function scrollToCorner(page: Page, element: Locator) {
  const corner = (await chat(page).boundingBox())!;
  const box = (await element.boundingBox())!;
  await page.evaluate((distance) => scrollBy(0, distance), box.y - corner.y);
}

test('floating buttons: are beside the form on a wide screen', async ({ page, contact }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await expect(chat(page)).toHaveCount(0);
  await contact.open();
  await scrollToCorner(page, contact.sendButton);
  await expect(chat(page)).toBeVisible();
  await expect(launcher(page)).toBeVisible();
  await expectApart(chat(page), contact.sendButton);
});

// That they give way to every button and field is tested in `every-page.spec.ts`.
test(
  'floating buttons: give way to the focus and to the menu on a phone',
  { tag: '@phone' },
  async ({ page, contact }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await contact.open();
    for (const name of ['name', 'message'] as const) {
      await contact.field(name).focus();
      await expect(chat(page)).toBeHidden();
      await expect(launcher(page)).toBeHidden();
    }
    await contact.field('message').blur();
    await page.evaluate(() => scrollTo(0, 0));
    await chat(page).focus();
    await expect(chat(page).locator('..')).toHaveCSS('opacity', '1');
    await menuButton(page).click();
    await expect(chat(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeVisible();
  },
);

test('floating buttons: hide on the way down, and come back on the way up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/privacy');
  const stack = launcher(page).locator('..');
  await expect(stack).toHaveCSS('opacity', '1');
  for (const [top, opacity] of [
    [600, '0'],
    [400, '1'],
    [900, '0'],
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect(stack).toHaveCSS('opacity', opacity);
  }
  await expect(stack).toHaveCSS('pointer-events', 'none');
  await launcher(page).focus();
  await expect(stack).toHaveCSS('opacity', '1');
  await expect(stack).toHaveCSS('transition-duration', '0s');
});

test('floating buttons: are at the end of the page in a low window', async ({ page, contact }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await contact.open();
  await expect(chat(page)).not.toBeInViewport();
  await expect(launcher(page)).not.toBeInViewport();
  await chat(page).scrollIntoViewIfNeeded();
  await expect(chat(page)).toBeInViewport();
  await expect(launcher(page)).toBeInViewport();
  await expectApart(chat(page), page.getByRole('contentinfo'));
});
