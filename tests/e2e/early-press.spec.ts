import { type Locator, type Page } from '@playwright/test';
import { testimonials } from '@/content/en/testimonials';
import { Account } from '../support/account';
import { carouselOf, expectSlide, slideName } from '../support/carousel';
import { holdLazyFiles, holdScripts } from '../support/network';
import { assistantPanel, launcher, previewButton, previewDialog } from '../support/page';
import { expect, hydrated, test } from '../support/test';
import { booksPage, home, sums, payment as pay } from '../support/words';

async function openWithoutScripts(page: Page, path = '/') {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('early press: shows at once, stays, and is done once', { tag: '@phone' }, async ({ page }) => {
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

test(
  'early press: a testimonial shows at once, stays, and is the one to go on from',
  { tag: ['@phone', '@testimonials'] },
  async ({ page }) => {
    // Nothing moves by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await openWithoutScripts(page);
    const count = testimonials.length;
    /** The first follows the last. */
    const turned = (number: number) => ((number - 1) % count) + 1;
    const button = (name: string) => carouselOf(page).getByRole('button', { name, exact: true });
    const { controls } = home.testimonials;
    await button(controls.previous).click();
    await expectSlide(page, count);
    await button(controls.next).click();
    await expectSlide(page, 1);
    // Many have no button each.
    const second = button(slideName(page, 2));
    await ((await second.count()) > 0 ? second : button(controls.next)).click();
    await expectSlide(page, turned(2));
    await button(controls.next).click();
    await expectSlide(page, turned(3));
    release();
    await hydrated(page);
    await expectSlide(page, turned(3));
    const third = page.getByRole('group', { name: slideName(page, turned(3)), exact: true });
    await expect(third).toBeVisible();
    await button(controls.previous).click();
    await expectSlide(page, turned(2));
  },
);

test('early press: a tab shows at once and stays chosen', async ({ page }) => {
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

test(
  'early press: an empty form gets the messages of the page',
  { tag: '@long' },
  async ({ page, contact }) => {
    const release = await openWithoutScripts(page, '/contact');
    await contact.sendButton.click();
    await expect(contact.sendButton).toHaveAttribute('aria-busy', 'true');
    release();
    const name = contact.field('name');
    await expect(name).toHaveAccessibleDescription(contact.missingError('name'));
    await expect(name).toBeFocused();
  },
);

/** Notes which scripts, beyond the page's own, are requested when the framework is ready. */
function noteEarlyRequests() {
  addEventListener('framework-ready', () => {
    const { scripts } = document.querySelector<HTMLElement>('script[data-scripts]')!.dataset;
    const more = [...document.scripts]
      .map((script) => script.getAttribute('src') ?? '')
      .filter((address) => address.includes('/chunks/') && !scripts!.split(' ').includes(address));
    document.documentElement.dataset.early = more.join(' ');
  });
}

const colours = (button: Locator) =>
  button.evaluate((element) => {
    const { color, backgroundColor, opacity } = getComputedStyle(element);
    return { color, backgroundColor, opacity };
  });

interface Opener {
  name: string;
  path: string;
  tags?: string[];
  button(page: Page): Locator;
  /** The button while the dialog is fetched. */
  busy(page: Page): Locator;
  dialog(page: Page): Locator;
}

const openers: Opener[] = [
  {
    name: 'Login to Buy',
    path: '/books',
    tags: ['@shop'],
    button: (page) => new Account(page).loginToBuy,
    busy: (page) => page.getByRole('main').getByRole('button', { name: pay.button.busy }),
    dialog: (page) => new Account(page).dialog,
  },
  {
    name: 'preview button',
    path: '/books',
    tags: ['@preview'],
    button: previewButton,
    busy: (page) => page.getByRole('button', { name: booksPage.preview.busy, exact: true }),
    dialog: previewDialog,
  },
  {
    name: 'assistant',
    path: '/about',
    button: launcher,
    busy: (page) => page.locator('[aria-busy=true]').and(launcher(page)),
    dialog: assistantPanel,
  },
];

for (const { name, path, tags = [], button, busy, dialog } of openers) {
  for (const when of ['before', 'after']) {
    const title = `${name}: says in its own colours that it opens, ${when} the framework is ready`;
    const isQuick = when === 'before' && name === 'Login to Buy';
    const tag = [...tags, ...(isQuick ? [] : ['@long'])];
    test(title, { tag }, async ({ page }) => {
      // A button in view fetches its dialog at once.
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.addInitScript(noteEarlyRequests);
      await page.goto(path);
      if (when === 'after') await hydrated(page);
      const release = await holdLazyFiles(page);
      const before = await colours(button(page));
      await button(page).click();
      await expect(busy(page)).toBeVisible();
      expect(await colours(busy(page))).toEqual(before);
      release();
      await expect(dialog(page)).toBeVisible();
      const early = page.locator('html[data-early*=chunks]');
      await expect(early, 'fetched beside the framework').toHaveCount(when === 'before' ? 1 : 0);
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
    });
  }
}
