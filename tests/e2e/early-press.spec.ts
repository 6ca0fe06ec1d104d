import { type Page } from '@playwright/test';
import { home } from '@/content/en/home';
import { learn } from '@/content/en/learn';
import { expect, hydrated, test } from '../support/test';

/** Holds every script back until it is told to let them through. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test(
  'a press that comes too early is done once, when it can be',
  { tag: ['@both', '@late'] },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const start = page.getByRole('button', { name: learn.clock.levels.exam.title });
    await start.click();
    await expect(start).toHaveAttribute('data-held');
    // Who sees nothing happen presses again.
    await start.click();
    release();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(start).toBeHidden();
  },
);

test(
  'steps that are opened too early show at once and stay open',
  { tag: ['@both', '@late'] },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: home.demo.steps.show }).click();
    const hide = page.getByRole('button', { name: home.demo.steps.hide });
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Cross subtract')).toBeVisible();
    release();
    await hydrated(page);
    await expect(page.getByText('Cross subtract')).toBeVisible();
    await hide.click();
    await expect(page.getByText('Cross subtract')).toBeHidden();
    await expect(page.getByRole('button', { name: home.demo.steps.show })).toBeVisible();
  },
);
