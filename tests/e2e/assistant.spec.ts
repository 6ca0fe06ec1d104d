import { type Page } from '@playwright/test';
import { assistant } from '@/content/en/assistant';
import { shell } from '@/content/en/shell';
import { assistantGuide } from '@/lib/assistant/guide';
import { LOST, notFoundNote, pages } from '../support/pages';
import { expect, hydrated, test } from '../support/test';

const { words, topics, fallback, suggestions } = assistantGuide();
const answer = (topic: string) => topics.find(({ id }) => id === topic)!.answer;

const launcher = (page: Page) => page.getByRole('button', { name: assistant.launcher.open });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Vedic Math Assistant' });
const log = (page: Page) => panel(page).getByRole('log');
const field = (page: Page) => panel(page).getByRole('textbox', { name: words.field });

/** Everything said, the last at the end, without the clock under it. */
const said = (page: Page) => log(page).locator('> div > p:first-child');

async function ask(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('is asked, answers after a second, and gives the focus back', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await launcher(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(launcher(page)).toBeHidden();
  await expect(said(page)).toHaveText([`${words.bot} ${assistant.greeting}`]);

  await ask(page, '   ');
  await expect(said(page)).toHaveCount(1);

  await ask(page, 'Do you teach in Hindi?');
  await expect(said(page)).toHaveCount(2);
  await expect(said(page).last()).toHaveText(`${words.you} Do you teach in Hindi?`);
  await expect(field(page)).toHaveValue('');
  await page.clock.runFor(999);
  await expect(said(page)).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(said(page)).toHaveCount(3);
  await expect(said(page).last()).toContainText(answer('languages'));

  await ask(page, 'which way to Delhi');
  await page.clock.runFor(1000);
  await expect(said(page).last()).toContainText(fallback.answer);
  await expect(said(page).last()).toBeInViewport();
  await expect(log(page).getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/contact',
  );

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await launcher(page).press('Enter');
  await expect(said(page)).toHaveCount(5);
});

test(
  'offers suggestions, works a sum out and leads on',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/about');
    // Pressed before the framework is there, and pressed twice.
    await launcher(page).dblclick();
    await expect(isMobile ? panel(page) : field(page)).toBeFocused();

    const chips = panel(page).getByRole('list', { name: words.suggestions }).getByRole('button');
    await expect(chips).toHaveText([...suggestions]);
    await chips.first().click();
    await page.clock.runFor(1000);
    await expect(said(page).last()).toContainText('98 × 95 = 9310');
    await expect(log(page).getByText('Cross subtract: 98 − 5 = 93')).toBeVisible();
    await chips.nth(1).click();
    await page.clock.runFor(1000);
    const demo = log(page).getByRole('link', { name: 'Book Free Demo' });
    await expect(demo).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.+/);
    await expect(demo).toHaveAttribute('rel', 'noopener noreferrer');

    await chips.nth(2).click();
    await page.clock.runFor(1000);
    await log(page).getByRole('link', { name: 'Books' }).click();
    await expect(page).toHaveURL('/books');
  },
);

test('says so when it cannot be loaded, and can be asked again', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/guide.json', (route) => route.abort());
  await page.goto('/about');
  await launcher(page).click();
  await expect(page.getByRole('alert').filter({ hasText: shell.failure.title })).toBeVisible();
  await page.unroute('**/guide.json');
  await page.getByRole('button', { name: shell.failure.close }).click();
  await expect(launcher(page)).toBeFocused();
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
});

test('steps aside for the menu, a dialog and paper', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await launcher(page).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Login' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: words.close }).click();
  await expect(launcher(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(launcher(page)).toBeHidden();
});

test('a first press is shown at once, before any script, in the colours of the button', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about');
  const color = () => launcher(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await color();
  await launcher(page).click();
  await expect(launcher(page)).toHaveAttribute('aria-busy', 'true');
  await expect(launcher(page)).toHaveCSS('opacity', '1');
  expect(await color()).toBe(before);
  release();
  await expect(panel(page)).toBeVisible();
});

test('fetches its panel when a pointer comes near', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const fetched = page.waitForResponse('**/guide.json');
  await launcher(page).hover();
  await fetched;
  await expect(panel(page)).toHaveCount(0);
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('keeps the field in sight, and the suggestions in reach', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await launcher(page).press('Enter');
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await ask(page, 'Do you teach in Hindi?');
    await expect(said(page)).toHaveCount(3);
    await expect(said(page).last()).toBeInViewport();
    for (const name of suggestions) {
      const chip = panel(page).getByRole('button', { name, exact: true });
      await chip.focus();
      await expect(chip).toBeInViewport({ ratio: 1 });
      await expect(field(page)).toBeInViewport({ ratio: 1 });
    }
    await expect(panel(page).getByRole('button', { name: words.close })).toBeInViewport({
      ratio: 1,
    });
  });
});

/** Buttons of the page that something of the corner lies over, when each comes to lie in it. */
async function covered(page: Page, moving: boolean): Promise<string[]> {
  return page.evaluate(async (moves) => {
    const frames = () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))),
      );
    const corners = [...document.querySelectorAll('[data-slot=floating-button]')];
    const buttons = [
      ...document.querySelectorAll(
        'main :is(button, [data-slot=button], [data-slot=toggle-group-item]), footer button',
      ),
    ];
    const found: string[] = [];
    for (const button of buttons) {
      for (const corner of corners) {
        if (button === corner || !button.getClientRects().length) continue;
        const at = corner.getBoundingClientRect();
        if (moves) {
          scrollBy(0, button.getBoundingClientRect().top - at.top);
          await frames();
        }
        const box = button.getBoundingClientRect();
        const left = Math.max(box.left, at.left);
        const right = Math.min(box.right, at.right);
        const top = Math.max(box.top, at.top);
        const bottom = Math.min(box.bottom, at.bottom);
        if (left >= right || top >= bottom) continue;
        const upper = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (upper?.closest('[data-slot=floating-stack]'))
          found.push(button.textContent ?? button.outerHTML);
      }
    }
    return found;
  }, moving);
}

test.describe('on 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  for (const path of [...pages, LOST]) {
    test(`covers no button on ${path}`, async ({ page, problems }) => {
      problems.allow(notFoundNote);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await covered(page, false), 'at first sight').toEqual([]);
      await hydrated(page);
      expect(await covered(page, true), 'anywhere').toEqual([]);
    });
  }
});
