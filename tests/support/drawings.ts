import { type Page } from '@playwright/test';

/**
 * Finds drawings in a grid or a flex box without a width of their own. WebKit gives such a drawing
 * the width of the whole grid.
 */
export const findUnsizedDrawings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg[viewBox]')]
      .filter(({ parentElement }) => /flex|grid/.test(getComputedStyle(parentElement!).display))
      .filter((drawing) => String(drawing.computedStyleMap().get('width')) === 'auto')
      .map((drawing) => drawing.parentElement!.outerHTML.slice(0, 160)),
  );
