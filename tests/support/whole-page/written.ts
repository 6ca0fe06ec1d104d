import { type Page } from '@playwright/test';
import { addStyles } from '../page';

const withoutBreaks = (text: string) => text.replaceAll(/[\s\u2060]+/g, ' ');

/** A text that is written in one of two ways, as the number beside it says. */
const isCounted = (value: unknown): value is { one: string; other: string } =>
  typeof value === 'object' && value !== null && 'one' in value && 'other' in value;

/**
 * All texts of some words but those with places to fill, for screen readers alone, or for a chat; each
 * with the ways in which it may be written.
 */
function textsIn(words: object): string[][] {
  return Object.entries(words)
    .filter(([name]) => !['label', 'message'].includes(name))
    .flatMap(([, value]: [string, unknown]) => {
      if (isCounted(value)) return [[value.one, value.other]];
      return typeof value === 'string' ? [[value]] : textsIn(value as object);
    })
    .map((ways) => ways.map(withoutBreaks))
    .filter((ways) => !ways.some((text) => /\{\w+\}/.test(text)));
}

/** Texts of some words that the page does not show. */
export async function findUnwritten(page: Page, words: object): Promise<string[]> {
  // A browser reads no text of what is closed.
  await addStyles(page, '::details-content { content-visibility: visible !important }');
  // What holds at other times of the week is in an attribute.
  const later = await page
    .locator('[data-texts]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-texts')).join(' '));
  const shown = withoutBreaks((await page.getByRole('main').innerText()) + later);
  return textsIn(words)
    .filter((ways) => !ways.some((text) => shown.includes(text)))
    .map((ways) => ways.join(', '));
}
