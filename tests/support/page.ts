import { expect, type Locator, type Page } from '@playwright/test';
import { TOAST_EVENT, type Toast } from '@/lib/browser/toast';
import { site } from '@/content/site';
import { previewedBooks } from './books';
import { hasStepAhead } from './layer-entries';
import { SPACED_TEXT } from './spaced-text';
import { expectTag } from './tags';
import { wordsOf } from './words';

/** Until the page listens, a pointer that moves is not noticed: it then moves again. */
const MOVE_INTERVAL = 5_000;

/** Moves the pointer, as a visitor would, until the page's scripts answer. */
export const hydrated = (page: Page) =>
  expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    const isReady = () => document.documentElement?.dataset.framework === 'ready';
    await page.waitForFunction(isReady, undefined, { timeout: MOVE_INTERVAL });
  }).toPass();

/** Waits for the step back that follows the closing of a dialog, panel or menu. */
export const entriesSettled = (page: Page) =>
  expect.poll(() => page.evaluate(hasStepAhead)).toBe(false);

export async function openPage(page: Page, path: string) {
  await entriesSettled(page);
  await page.goto(path);
  await hydrated(page);
}

export async function reload(page: Page) {
  await entriesSettled(page);
  await page.reload();
}

/** Opens a page from another one, so that Back has somewhere to lead. */
export async function arrive(page: Page, path = '/books') {
  await page.goto('/about');
  await openPage(page, path);
}

/** The position of the page in the tab's history. */
export const historyIndex = (page: Page) => page.evaluate(() => navigation.currentEntry!.index);

export async function goBack(page: Page) {
  await entriesSettled(page);
  await page.goBack({ waitUntil: 'commit' });
}

export const themeButton = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name });

export const launcher = (page: Page) =>
  page.getByRole('button', { name: wordsOf(page).assistant.launcher.open });
/** Shows the floating buttons again, which hide on the way down a page. */
export const scrollUp = (page: Page) => page.evaluate(() => scrollBy(0, -200));
export const assistantPanel = (page: Page) =>
  page.getByRole('dialog', { name: wordsOf(page).assistant.panel.title });
export const previewDialog = (page: Page) =>
  page.getByRole('dialog', { name: wordsOf(page).booksPage.preview.title });
/** Of a book with sample pages. */
export function previewButton(page: Page, index = 0) {
  expectTag('@preview');
  const name = wordsOf(page).booksPage.preview.button;
  return page.locator(`#${previewedBooks[index]!.id}`).getByRole('button', { name });
}
export const menuButton = (page: Page) =>
  page.getByRole('button', { name: wordsOf(page).shell.menu });

export const languageLink = (page: Page) =>
  page.getByRole('navigation', { name: wordsOf(page).shell.languages }).getByRole('link');

/** Follows the link to the same page in the other language. */
export async function changeLanguage(page: Page, path: string) {
  await entriesSettled(page);
  await languageLink(page).click();
  await expect(page).toHaveURL(path);
  await hydrated(page);
}

export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
export const expectNoDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

/** A message in the open dialog, by its title or text. */
export const dialogAlert = (page: Page, text: string) =>
  page.getByRole('dialog').getByRole('alert').filter({ hasText: text });

export const toasts = (page: Page) =>
  page.getByRole('region', { name: wordsOf(page).shell.toasts.label, includeHidden: true });
/** The one before may still be there, and is hidden. */
export const toast = (page: Page, title: string) =>
  toasts(page).getByText(title, { exact: true }).filter({ visible: true });

export const showToast = (page: Page, detail: Toast) =>
  page.evaluate(([name, init]) => void dispatchEvent(new CustomEvent(name, init)), [
    TOAST_EVENT,
    { detail },
  ] as const);

/** Expects a link to a chat with the teacher, in a new tab, and returns the text it carries. */
export async function chatText(link: Locator): Promise<string> {
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href'))!);
  expect(origin + pathname).toBe(`https://wa.me/${site.phone.slice(1)}`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  return searchParams.get('text')!.replaceAll('\r', '');
}

/** Replaces what a test has added to the styles so far. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Sets the text spacing of WCAG 1.4.12. */
export const spaceText = (page: Page) => addStyles(page, SPACED_TEXT);

export const scrollWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth);

export async function expectApart(one: Locator, ...others: Locator[]) {
  const a = (await one.boundingBox())!;
  for (const other of others) {
    const b = (await other.boundingBox())!;
    const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
    const isAboveOrBelow = a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(isBeside || isAboveOrBelow, `${one} and ${other} do not overlap`).toBe(true);
  }
}

/** Expects every stroke of the drawings and both bars of the race in their last state. */
export async function expectDrawn(page: Page) {
  const bars = page.getByText(/^~\d+ seconds$/).locator('xpath=following-sibling::i');
  const scales = await bars.evaluateAll((all) =>
    all.map((bar) => getComputedStyle(bar, '::before').scale),
  );
  expect(scales).toEqual(['none', 'none']);
  const strokes = page.locator('[data-draw] path[pathLength]');
  const visibilities = await strokes.evaluateAll((all) =>
    all.map((stroke) => getComputedStyle(stroke).visibility),
  );
  expect(visibilities.length).toBeGreaterThan(2);
  expect(visibilities).not.toContain('hidden');
}
