import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, type Page, type Request } from '@playwright/test';

const LAZY_FILES = /\/_next\/static\/chunks\/[^/]+\.js$|\/(chat|guide\.\w+|words\/.+)\.json$/;

/** Turbopack requests a chunk twice before its `import()` rejects. */
const REQUESTS_PER_TRY = 2;

/** Holds back the requests of an address from now on; returns a function that lets them through. */
async function hold(page: Page, address: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

const isAction = (request: Request) => 'next-action' in request.headers();

export const holdScripts = (page: Page) => hold(page, /\.js$/);
export const holdLazyFiles = (page: Page) => hold(page, LAZY_FILES);

/**
 * Makes every chunk and data file fail that the page requests from now on.
 *
 * @param tries how many tries of each file fail; all of them by default.
 * @returns a function that lets files through again.
 */
export async function failLazyFiles(page: Page, tries = Infinity): Promise<() => Promise<void>> {
  const counts = new Map<string, number>();
  await page.route(LAZY_FILES, (route) => {
    const address = route.request().url();
    const before = counts.get(address) ?? 0;
    counts.set(address, before + 1);
    const failures = tries * (address.endsWith('.js') ? REQUESTS_PER_TRY : 1);
    return before < failures ? route.abort() : route.fallback();
  });
  return () => page.unroute(LAZY_FILES);
}

/** Lets scripts, data and answers come late, by about this long: a test that races them loses. */
export const delayAnswers = (context: BrowserContext, ms: number) =>
  context.route('**/*', async (route) => {
    const isLate = /^(script|fetch|xhr)$/.test(route.request().resourceType());
    // So that answers overtake one another.
    const late = ms * (0.5 + Math.random());
    if (isLate) await wait(late);
    // Its page may have been left meanwhile.
    await route.fallback().catch(() => {});
  });

/** Paths of all requests of a page from now on. */
export function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => void paths.push(new URL(request.url()).pathname));
  return paths;
}

/** The next call of a server action from a page. */
export const nextAction = (page: Page) => page.waitForRequest(isAction);

/**
 * Answers server actions of a page in the server's place, or never; other requests reach the server.
 *
 * @returns a function that lets actions through again.
 */
export async function answerAction(
  page: Page,
  answer:
    | 'hang'
    | { status: number; headers?: Record<string, string>; body?: string; contentType?: string },
) {
  const { origin } = new URL(page.url());
  const isOwn = (url: URL) => url.origin === origin;
  await page.route(isOwn, async (route) => {
    if (!isAction(route.request())) return route.fallback();
    if (answer !== 'hang') await route.fulfill({ contentType: 'text/plain', ...answer });
  });
  return () => page.unroute(isOwn);
}
