import { type Page } from '@playwright/test';
import { workedSums } from '@/content/en/worked-sums';
import { holdScripts } from '../support/network';
import { scrollWidth } from '../support/page';
import { expect, hydrated, test } from '../support/test';
import { en, home, sums } from '../support/words';

async function openWithoutScripts(page: Page, path = '/') {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('early press: shows at once, stays, and is done once', { tag: '@phone' }, async ({ page }) => {
  await test.step('steps and a button of the game', async () => {
    const release = await openWithoutScripts(page);
    const sentence = page.getByText('Cross subtract');
    await page.getByText(home.demo.steps.show).click();
    const hide = page.getByText(home.demo.steps.hide);
    await expect(hide).toBeVisible();
    await expect(sentence).toBeVisible();
    const start = page.getByRole('button', { name: sums.clock.levels.exam.title });
    await start.click();
    await expect(start).toHaveAttribute('data-held');
    await start.click();
    release();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(start).toBeHidden();
    await expect(sentence).toBeVisible();
    await hide.click();
    await expect(sentence).toBeHidden();
  });

  await test.step('a tab', async () => {
    const release = await openWithoutScripts(page);
    const { benefits, liveDemo } = home.demo;
    const tab = (name: string) => page.getByRole('tab', { name });
    const panel = (name: string) => page.getByRole('tabpanel', { name });
    await tab(benefits).click();
    await expect(tab(benefits)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(benefits)).toBeVisible();
    await expect(panel(liveDemo)).toBeHidden();
    release();
    await hydrated(page);
    await expect(panel(benefits)).toBeVisible();
    await tab(liveDemo).click();
    await expect(panel(liveDemo)).toBeVisible();
    await expect(panel(benefits)).toBeHidden();
  });

  await test.step('a level of practice', async () => {
    const { practice } = en.words;
    await page.goto('/practice');
    const { title } = sums.clock.levels.exam;
    await page.getByRole('radiogroup').first().locator('label').filter({ hasText: title }).click();
    // Its methods move the button.
    await expect(page.locator('html')).toHaveAttribute('data-framework', 'ready');
    const start = page.getByRole('button', { name: practice.session.start });
    await start.click();
    await expect(
      page.getByRole('heading', { name: `${title} · ${practice.choice.mixed}` }),
    ).toBeVisible();
    const field = page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(workedSums.refusals.empty);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollWidth(page)).toBe(320);
    await page.getByRole('button', { name: practice.session.leave }).click();
    await expect(start).toBeFocused();
  });
});
