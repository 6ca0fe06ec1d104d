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

/** Muted texts, and lines around them, that are paler than the text. */
const findPale = () =>
  [...document.querySelectorAll('.text-muted-foreground')]
    .filter((part) => {
      const style = getComputedStyle(part);
      const valueOf = (name: string) => style.getPropertyValue(name);
      return ['--muted-foreground', '--border'].some(
        (name) => valueOf(name) !== valueOf('--foreground'),
      );
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

/**
 * Expects that filled parts have the colours of text where a visitor chooses the colours, and that nothing is
 * paler than text for who wants more contrast.
 */
export async function expectForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await page.evaluate(findUnforced), 'in forced colours').toEqual([]);
  expect(await page.evaluate(findPale), 'pale in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: null, colorScheme: null, contrast: 'more' });
  expect(await page.evaluate(findPale), 'pale with more contrast').toEqual([]);
  await page.emulateMedia({ contrast: null });
}
