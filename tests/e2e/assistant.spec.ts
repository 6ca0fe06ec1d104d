import { type Page } from '@playwright/test';
import { languages } from '@/content/pages';
import { assistantGuide } from '@/lib/assistant/guide';
import { locales } from '@/lib/words/locale';
import { assistantPanel, launcher, menuButton, openPage } from '../support/page';
import { advance, expect, hydrated, test } from '../support/test';
import { assistant, en, wordsOf } from '../support/words';

const { words, topics, fallback, suggestions } = assistantGuide(en);
const answerTo = (topic: string) => topics.find(({ id }) => id === topic)!.answer;

const log = (page: Page) => assistantPanel(page).getByRole('log');
const field = (page: Page) =>
  assistantPanel(page).getByRole('textbox', { name: wordsOf(page).assistant.panel.field });

/** Everything said, the last at the end, without the time under it. */
const messages = (page: Page) => log(page).locator('> div > p:first-child');

async function ask(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test(
  'assistant: answers after a second, leads on, and returns the focus',
  { tag: '@eager' },
  async ({ page }) => {
    await openPage(page, '/about');
    await launcher(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(launcher(page)).toBeHidden();
    await expect(messages(page)).toHaveText([`${words.bot} ${assistant.greeting}`]);
    await ask(page, '   ');
    await expect(messages(page)).toHaveCount(1);

    await ask(page, 'Do you teach in Hindi?');
    await expect(messages(page)).toHaveCount(2);
    await expect(messages(page).last()).toHaveText(`${words.you} Do you teach in Hindi?`);
    await expect(field(page)).toHaveValue('');
    await advance(page, 999);
    await expect(messages(page)).toHaveCount(2);
    await advance(page, 1);
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).last()).toContainText(answerTo('languages'));

    await ask(page, 'which way to Delhi');
    await advance(page, 1000);
    await expect(messages(page).last()).toContainText(fallback.answer);
    await expect(messages(page).last()).toBeInViewport();
    const contact = log(page).getByRole('link', { name: 'Contact' });
    await expect(contact).toHaveAttribute('href', '/contact');

    await page.keyboard.press('Escape');
    await expect(assistantPanel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await launcher(page).press('Enter');
    await expect(messages(page), 'are still there').toHaveCount(5);
  },
);

// Sums, suggestions and the offer of the Hindi pages are tested in `tests/parts/assistant.test.tsx`.
test('assistant: answers Hindi in the language of the page', { tag: '@long' }, async ({ page }) => {
  await openPage(page, '/hi/about');
  await launcher(page).press('Enter');
  await ask(page, 'क्या आप हिन्दी में पढ़ाते हैं?');
  await advance(page, 1000);
  const { topics: texts } = assistantGuide(locales.hi);
  const { answer } = texts.find(({ id }) => id === 'languages')!;
  await expect(messages(page).last()).toContainText(answer);
  const offer = log(page).getByRole('link', { name: languages.hi.offer.link });
  await expect(offer).toHaveCount(0);
});

test(
  'assistant: gives way to menu, dialog and print',
  { tag: ['@phone', '@shop'] },
  async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await launcher(page).click();
    // Until it is open, a press elsewhere takes the request back.
    await expect(assistantPanel(page)).toBeVisible();
    await menuButton(page).click();
    await page.getByRole('button', { name: 'Login' }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(assistantPanel(page)).toBeHidden();
    await expect(launcher(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await assistantPanel(page).getByRole('button', { name: words.close }).click();
    await expect(launcher(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(launcher(page)).toBeHidden();
  },
);

test('assistant: fetches its panel when a pointer comes near', async ({ page }) => {
  await openPage(page, '/about');
  const fetched = page.waitForResponse('**/guide.en.json');
  await launcher(page).hover();
  await fetched;
  await expect(assistantPanel(page)).toHaveCount(0);
});

test(
  'assistant: at 400 % zoom field and suggestions are in reach',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, '/about');
    await launcher(page).press('Enter');
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await ask(page, 'Do you teach in Hindi?');
    await page.clock.runFor(1000);
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).last()).toBeInViewport();
    for (const name of suggestions) {
      const chip = assistantPanel(page).getByRole('button', { name, exact: true });
      await chip.focus();
      // A row scrolls to whole pixels.
      await expect(chip).toBeInViewport({ ratio: 0.99 });
      await expect(field(page)).toBeInViewport({ ratio: 1 });
    }
    const close = assistantPanel(page).getByRole('button', { name: words.close });
    await expect(close).toBeInViewport({ ratio: 1 });
  },
);
