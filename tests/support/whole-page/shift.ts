import { expect, type Page } from '@playwright/test';
import { evaluateBeside } from '../isolated-world';
import { hydrated } from '../page';

/** Addresses of the fonts that the page has requested. */
const findFonts = async () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.woff2'));

/** `byFonts` is a sum of shares of the screen. */
interface Shifts {
  byFonts: number;
  after: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** For `page.addInitScript`: notes what moves without the visitor, and what of it while fonts come. */
function noteShifts() {
  const shifts: Shifts = { byFonts: 0, after: [] };
  let fontsDrawn = Infinity;
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as Shift[]) {
      if (startTime < fontsDrawn) shifts.byFonts += value;
      else shifts.after.push(...sources.map(({ node }) => node?.textContent ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('load', async () => {
    await document.fonts.ready;
    // The frame that draws them, and the one after.
    requestAnimationFrame(() => requestAnimationFrame(() => (fontsDrawn = performance.now())));
  });
  Object.assign(window, { shifts });
}

/** Expects that nothing moves while fonts and scripts come, and that the head names fonts that text needs at once. */
export async function expectNoShift(page: Page, path: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const links = page.locator('head link[rel="preload"][as="font"][crossorigin]');
  expect(await links.count(), 'fonts that the head names').toBeGreaterThan(0);
  expect(await evaluateBeside(page, findFonts, undefined)).not.toEqual([]);
  await page.addInitScript(noteShifts);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  // Draws a frame.
  await page.screenshot();
  const shifts = () => (window as unknown as { shifts: Shifts }).shifts;
  const { byFonts, after } = await page.evaluate(shifts);
  // A busy machine shows text before the fonts have come from the cache; a button moves by 4 px.
  expect(byFonts, 'moved by fonts').toBeLessThan(0.001);
  expect(after, 'moved').toEqual([]);
}
