import { type Locator, type Page } from '@playwright/test';
import { expectApart, launcher } from '../support/page';
import { expect, test } from '../support/test';
import { contact as texts } from '../support/words';

const chat = (page: Page) => page.getByRole('link', { name: texts.chat.floating });

/** Scrolls the page until the element is at the height of the floating buttons. */
async function scrollToCorner(page: Page, element: Locator) {
  const corner = (await chat(page).boundingBox())!;
  const box = (await element.boundingBox())!;
  await page.evaluate((distance) => scrollBy(0, distance), box.y - corner.y);
}

// What they give way to is tested in `every-page.spec.ts` and `tests/parts/floating.test.tsx`.
test(
  'floating buttons: are beside the form on a wide screen',
  { tag: '@long' },
  async ({ page, contact }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await expect(chat(page)).toHaveCount(0);
    await contact.open();
    await scrollToCorner(page, contact.sendButton);
    await expect(chat(page)).toBeVisible();
    await expect(launcher(page)).toBeVisible();
    await expectApart(chat(page), contact.sendButton);
  },
);

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
