import { type Page } from '@playwright/test';
import { books } from '@/content/books';
import { assistant } from '@/content/en/assistant';
import { booksPage } from '@/content/en/books';
import { hydrated } from './test';

/** Comes from another page, so that Back has somewhere to lead. */
export async function arrive(page: Page, path = '/books') {
  await page.goto('/about');
  await page.goto(path);
  await hydrated(page);
}

/** Where the page stands in the tab's history. */
export const place = (page: Page) => page.evaluate(() => navigation.currentEntry!.index);

export const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

export const launcher = (page: Page) => page.getByRole('button', { name: assistant.launcher.open });
export const panel = (page: Page) => page.getByRole('dialog', { name: assistant.panel.title });
export const preview = (page: Page) => page.getByRole('dialog', { name: booksPage.preview.title });
export const previewButton = (page: Page, index = 0) =>
  page.locator(`#${books[index]!.id}`).getByRole('button', { name: booksPage.preview.button });
