import { expect, type Page } from '@playwright/test';
import { evaluateBeside } from '../isolated-world';
import { hydrated } from '../page';

/** Addresses of the fonts that the page has requested. */
const findFonts = async () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.woff2'));

/** For `page.addInitScript`: notes what moves without the visitor. */
function noteShifts() {
  const moved: string[] = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as (PerformanceEntry & {
      sources: { node: Node | null }[];
    })[])
      moved.push(...sources.map(({ node }) => node?.textContent ?? ''));
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { moved });
}

/** Expects that nothing moves while fonts and scripts come, and that the head names fonts that text needs at once. */
export async function expectNoShift(page: Page, path: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const links = page.locator('head link[rel="preload"][as="font"][crossorigin]');
  expect(await links.count(), 'fonts that the head names').toBeGreaterThan(0);
  expect(await evaluateBeside(page, findFonts, undefined)).not.toEqual([]);
  // A busy machine may show text before its fonts have come; now they are in the cache.
  await page.addInitScript(noteShifts);
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  // Draws a frame.
  await page.screenshot();
  const moved = () => (window as unknown as { moved: string[] }).moved;
  expect(await page.evaluate(moved), 'moved').toEqual([]);
}
