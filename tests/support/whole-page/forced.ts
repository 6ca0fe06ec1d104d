import { expect, type Page } from '@playwright/test';

/** Filled parts that have not the colours of text. */
const findUnforced = () => {
  const pair = ({ color, backgroundColor }: CSSStyleDeclaration) => `${color} ${backgroundColor}`;
  const sample = document.body.appendChild(document.createElement('p'));
  Object.assign(sample.style, { color: 'CanvasText', backgroundColor: 'Canvas' });
  const plain = pair(getComputedStyle(sample));
  sample.remove();
  return [...document.querySelectorAll(':is(button, [data-slot=badge])[data-variant=default]')]
    .filter((part) => part.checkVisibility() && pair(getComputedStyle(part)) !== plain)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
};

/** Expects that filled parts have the colours of text where a visitor chooses the colours. */
export async function expectForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await page.evaluate(findUnforced), 'in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}
