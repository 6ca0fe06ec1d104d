import { type Page } from '@playwright/test';
import { account } from '@/content/en/account';
import { assistant } from '@/content/en/assistant';
import { booksPage } from '@/content/en/books';
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

test(
  'a tab that is chosen too early shows at once and stays chosen',
  { tag: ['@both', '@late'] },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const tab = (name: string) => page.getByRole('tab', { name });
    const panel = (name: string) => page.getByRole('tabpanel', { name });
    await tab(home.demo.benefits).click();
    await expect(tab(home.demo.benefits)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(home.demo.benefits)).toBeVisible();
    await expect(panel(home.demo.liveDemo)).toBeHidden();
    release();
    await hydrated(page);
    await expect(panel(home.demo.benefits)).toBeVisible();
    await tab(home.demo.liveDemo).click();
    await expect(panel(home.demo.liveDemo)).toBeVisible();
    await expect(panel(home.demo.benefits)).toBeHidden();
  },
);

test(
  'a slide that is chosen too early shows at once and stays',
  { tag: ['@both', '@late'] },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const carousel = page.getByRole('group', { name: home.voices.title });
    const slide = (number: number) =>
      carousel.getByRole('group', { name: `${number} of 4`, exact: true });
    const next = carousel.getByRole('button', { name: home.voices.controls.next });
    await next.click();
    await expect(slide(2)).toBeVisible();
    await next.click();
    await expect(slide(3)).toBeVisible();
    await expect(slide(1)).toBeHidden();
    release();
    await hydrated(page);
    await expect(slide(3)).toBeVisible();
    await carousel.getByRole('button', { name: home.voices.controls.previous }).click();
    await expect(slide(2)).toBeVisible();
  },
);

/** Notes which scripts, beyond the page's own, are requested when the framework is ready. */
function noteEarlyRequests() {
  addEventListener('framework-ready', () => {
    const { chunks } = document.querySelector<HTMLElement>('script[data-chunks]')!.dataset;
    const more = [...document.scripts]
      .map((script) => script.getAttribute('src'))
      .filter((address) => address?.includes('/chunks/') && !chunks!.includes(address));
    document.documentElement.dataset.early = more.join(' ');
  });
}

for (const { name, path, label } of [
  { name: 'sign-in', path: '/books', label: /^Login to Buy/ },
  { name: 'sample pages', path: '/books', label: booksPage.preview.button },
  { name: 'the assistant', path: '/about', label: assistant.launcher.open },
  { name: "the header's Login", path: '/about', label: account.login },
]) {
  test(
    `${name}: a dialog pressed for too early is requested before the press is replayed`,
    { tag: '@late' },
    async ({ page }) => {
      const release = await holdScripts(page);
      await page.addInitScript(noteEarlyRequests);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('button', { name: label }).first().click();
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-early', /chunks/);
    },
  );
}
