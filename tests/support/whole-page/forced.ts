import { expect, type Page } from '@playwright/test';
import { addStyles } from '../page';

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

/** How much higher than expected, in pixels, the sections are that are laid out when one comes near. */
const findGrowth = () =>
  [...document.querySelectorAll('main > *')]
    .flatMap((section) => {
      const style = getComputedStyle(section);
      const [, expected] =
        /([\d.]+)px/.exec(style.getPropertyValue('contain-intrinsic-height')) ?? [];
      const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
      const { height } = section.getBoundingClientRect();
      return expected ? [Math.round(height - padding - Number(expected))] : [];
    })
    .reduce((sum, height) => sum + height, 0);

/** Expects that a page stays about as high as it is while one scrolls. */
export async function expectRoomForLateParts(page: Page) {
  await addStyles(page, '* { content-visibility: visible !important }');
  for (const width of [320, 412, 640, 768, 1024, 1600]) {
    await page.setViewportSize({ width, height: 740 });
    const growth = await page.evaluate(findGrowth);
    expect.soft(Math.abs(growth), `grows at ${width} px`).toBeLessThan(200);
  }
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
}
