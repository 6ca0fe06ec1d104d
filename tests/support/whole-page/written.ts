import { type Page } from '@playwright/test';
import { addStyles } from '../page';

const withoutBreaks = (text: string) => text.replaceAll(/[\s\u2060]+/g, ' ');

/** All texts of some words but those with places to fill, for screen readers alone, or for a chat. */
function textsIn(words: object): string[] {
  return Object.entries(words)
    .filter(([name]) => !['label', 'message'].includes(name))
    .flatMap(([, value]: [string, unknown]) =>
      typeof value === 'string' ? withoutBreaks(value) : textsIn(value as object),
    )
    .filter((text) => !/\{\w+\}/.test(text));
}

/** Texts of some words that the page does not show. */
export async function findUnwritten(page: Page, words: object): Promise<string[]> {
  // A browser lays out late what is far below, and reads no text of it.
  await addStyles(page, '* { content-visibility: visible !important }');
  const shown = withoutBreaks(await page.getByRole('main').innerText());
  return textsIn(words).filter((text) => !shown.includes(text));
}
