import { type Page } from '@playwright/test';

const LAZY_FILES = /\/_next\/static\/chunks\/[^/]+\.js$|\/(learn|chat|guide)\.json$/;

/** Turbopack asks twice for a chunk before its `import()` rejects. */
const REQUESTS_A_TRY = 2;

/**
 * Makes every chunk and data file fail that the page asks for from now on.
 *
 * @param tries how many tries of each file fail; all of them by default.
 * @returns a function that lets files through again.
 */
export async function failLazyFiles(page: Page, tries = Infinity): Promise<() => Promise<void>> {
  const asked = new Map<string, number>();
  await page.route(LAZY_FILES, (route) => {
    const address = route.request().url();
    const before = asked.get(address) ?? 0;
    asked.set(address, before + 1);
    const requests = tries * (address.endsWith('.js') ? REQUESTS_A_TRY : 1);
    return before < requests ? route.abort() : route.fallback();
  });
  return () => page.unroute(LAZY_FILES);
}

/**
 * Holds back every chunk and data file that the page asks for from now on.
 *
 * @returns a function that lets them through.
 */
export async function holdLazyFiles(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(LAZY_FILES, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
