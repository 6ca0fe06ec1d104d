import { type Frame, type Page } from '@playwright/test';
import { TOAST_EVENT, type Toast } from '@/components/ui/toast';
import { books } from '@/content/books';
import { assistant } from '@/content/en/assistant';
import { booksPage, bookTexts } from '@/content/en/books';
import { messageTemplates } from '@/content/en/contact';
import { home } from '@/content/en/home';
import { learn, learnWords } from '@/content/en/learn';
import { sampleWords } from '@/content/en/sample-pages/words';
import { shell } from '@/content/en/shell';
import { expect, hydrated } from './test';

/** What can be done on each page, once through. What each part does is tested elsewhere. */
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const toasts = (page: Page) => page.getByRole('region', { name: shell.toasts.label });

/** Goes on by a link of the header, on a wide screen. */
export async function follow(page: Page, label: string) {
  await expect(page.getByRole('button', { name: shell.menu })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
  await expect(page).toHaveURL(shell.nav.find((link) => link.label === label)!.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
}

/** A toast of each kind: one shows at a time, and it can be closed. */
export async function seeToasts(page: Page) {
  for (const kind of ['news', 'done', 'failed'] as const) {
    const detail: Toast = { kind, title: `It is ${kind}`, text: `About ${kind}` };
    await page.evaluate(([name, init]) => void dispatchEvent(new CustomEvent(name, init)), [
      TOAST_EVENT,
      { detail },
    ] as const);
    await expect(toasts(page).getByText(`About ${kind}`)).toBeVisible();
    await expect(toasts(page).getByRole('listitem')).toHaveCount(1);
  }
  await toasts(page).getByRole('button', { name: shell.toasts.close }).click();
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
}

export async function useSlate(page: Page) {
  const { demo, voices } = home;
  await page.getByRole('tab', { name: demo.benefits }).click();
  await expect(page.getByRole('tabpanel', { name: demo.benefits })).toBeVisible();
  await page.getByRole('tab', { name: demo.liveDemo }).click();
  await press(page, demo.steps.show);

  await page.getByLabel(learn.own.first).fill('98');
  await page.getByLabel(learn.own.second).fill('x');
  await press(page, learn.own.work);
  await expect(page.getByText(learnWords.refusals.notANumber)).toBeVisible();
  await page.getByLabel(learn.own.second).fill('96');
  await press(page, learnWords.own.copy);
  await expect(toasts(page).getByText(learnWords.own.copied.title)).toBeVisible();

  await press(page, voices.controls.next);
  await press(page, voices.controls.pause);
}

/** One wrong answer, then four right ones. */
export async function beatTheClock(page: Page) {
  await page.getByRole('button', { name: learn.clock.levels.warmUp.title }).click();
  for (const more of [1, 0, 0, 0, 0]) {
    await expect(page.getByRole('textbox', { name: /^\d+ × \d+ =$/ })).toBeFocused();
    const question = await page.getByText(/^\d+ × \d+ =$/).innerText();
    const [a, b] = question.match(/\d+/g)!.map(Number);
    await page.keyboard.type(String(a! * b! + more));
    await page.keyboard.press('Enter');
    const verdict = page.getByRole('status').filter({ hasText: `${question} ${a! * b!}` });
    await expect(verdict).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(/^4 of 5 right in/)).toBeVisible();
}

export async function askTheAssistant(page: Page) {
  await page.getByRole('button', { name: assistant.launcher.open }).click();
  const panel = page.getByRole('dialog', { name: assistant.panel.title });
  await panel.getByRole('button', { name: assistant.suggestions[0] }).click();
  await expect(panel.getByText('98 × 95 = 9310').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

export async function turnTheme(page: Page) {
  for (const name of [shell.theme.toNight, shell.theme.toPaper]) {
    await page.getByRole('contentinfo').getByRole('button', { name }).click();
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

/** The pages in the dialog, once they stand there. */
async function sampleFrame(page: Page, id: string): Promise<Frame> {
  const isThere = () => page.frames().find((frame) => frame.url().endsWith(`/preview/${id}`));
  await expect.poll(isThere).toBeDefined();
  const frame = isThere()!;
  await frame.waitForLoadState();
  return frame;
}

/** Each way to close the sample pages. */
const closings: ((page: Page, frame: Frame) => Promise<void>)[] = [
  (page) => page.mouse.click(5, 5),
  (page) => page.getByRole('button', { name: booksPage.preview.close }).click(),
  (page) => page.keyboard.press('Escape'),
  async (page, frame) => {
    await frame.getByRole('link', { name: sampleWords.next }).first().focus();
    await page.keyboard.press('Escape');
  },
];

/**
 * Opens the sample pages of each book, and closes them in each of the ways there are.
 *
 * @param inside looks at the frame while it is open.
 */
export async function leafThrough(page: Page, inside: (frame: Frame) => Promise<void>) {
  const { preview } = booksPage;
  for (const [index, close] of closings.entries()) {
    const { id } = books[index % books.length]!;
    const { title } = bookTexts[id];
    const opener = page.locator(`#${id}`).getByRole('button', { name: preview.button });
    await opener.click();
    await expect(page.getByRole('dialog', { name: preview.title })).toHaveAccessibleDescription(
      title,
    );
    const element = page.locator('iframe');
    await expect(element).toHaveAttribute('title', `Sample pages of ${title}`);
    await expect(element).toHaveAttribute('src', `/preview/${id}`);
    await expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    const frame = await sampleFrame(page, id);
    await expect(frame.getByRole('img', { name: `Cover of ${title}` })).toBeInViewport();
    await inside(frame);
    await close(page, frame);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(element).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
}

export async function narrowTemplates(page: Page) {
  for (const name of [messageTemplates[0]!.category, 'All']) {
    await page.getByRole('radio', { name, exact: true }).check();
  }
}

/** Leads on from a small screen's menu. */
export async function useMenu(page: Page, label: string) {
  await page.getByRole('button', { name: shell.menu }).click();
  const menu = page.getByRole('navigation', { name: shell.menu, exact: true });
  await menu.getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(shell.nav.find((link) => link.label === label)!.href);
  await hydrated(page);
}
