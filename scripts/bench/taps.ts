import { type Browser, chromium, type Page } from '@playwright/test';
import { assistant } from '@/content/en/assistant';
import { booksPage } from '@/content/en/books';
import { home } from '@/content/en/home';
import { CHROMIUM_FLAGS, findChromium } from '../lib/programs.mjs';

const shows = (selector: string) => `!!document.querySelector(${JSON.stringify(selector)})`;
const DIALOG = shows('[role="dialog"]:not([hidden])');
const button = (name: string) => `role=button[name^="${name}"] >> nth=0`;

/** What is tapped. The effect is an expression of the page. */
export const targets: Record<string, [page: string, part: string, effect: string]> = {
  tab: ['/', '#demo-benefits', shows('#demo-benefits[aria-selected="true"]')],
  menu: ['/', '[popovertarget="menu-en"]', shows('#menu-en:popover-open')],
  // Backwards, since it moves forwards by itself.
  carousel: [
    '/',
    button(home.testimonials.controls.previous),
    'document.querySelector(".carousel-row").scrollLeft > 0',
  ],
  steps: ['/', 'summary', shows('details[open]')],
  'sign-in': ['/books', button('Login to Buy'), DIALOG],
  preview: ['/books', button(booksPage.preview.button), DIALOG],
  assistant: ['/about', button(assistant.launcher.open), DIALOG],
  filter: ['/contact', 'label:has([value="0"])', shows('[role="radiogroup"] [value="0"]:checked')],
};

const PROBE = new URL('./tap-probe.js', import.meta.url).pathname;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
/** Slow 4G, as in Lighthouse. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const CPU_RATE = 4;
/** A tap without an effect this long after everything has loaded is lost. */
const LOST_MS = 2_000;
/** A page that requests something again and again is measured all the same. */
const IDLE_TIMEOUT = 5_000;
/** How often a tap is aimed again at something that moved between the look and the press. */
const MAX_AIMS = 20;

export interface Tapped {
  /** Whether the press met what it was aimed at. */
  isHit?: boolean;
  /** What lay under the press, and under the click that came of it. */
  pressed?: string;
  clicked?: string;
  heard?: number;
  done?: number;
}

export type Tap = Tapped & { aims: number };

declare global {
  interface Window {
    tapped: Tapped;
    effect: () => boolean;
    aim: (element: Element) => { x: number; y: number };
  }
}

async function openAtFirstPaint(page: Page, address: string, effect: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  let onPaint = () => {};
  const painted = new Promise<void>((resolve) => (onPaint = resolve));
  await page.exposeFunction('painted', () => onPaint());
  await page.addInitScript(`window.effect = () => ${effect}`);
  await page.addInitScript({ path: PROBE });
  await page.goto(address, { waitUntil: 'commit' });
  await painted;
}

/** A visitor presses what is there at that moment, so a press that meets something else is no tap. */
async function press(page: Page, part: string): Promise<number> {
  for (let aims = 1; ; aims++) {
    const { x, y } = await page.locator(part).evaluate((element) => window.aim(element));
    await page.touchscreen.tap(x, y);
    const isHit = await page.evaluate(() => window.tapped.isHit);
    if (isHit || aims === MAX_AIMS) return aims;
  }
}

async function tapOnce(browser: Browser, site: string, target: string): Promise<Tap> {
  const [path, part, effect] = targets[target]!;
  const page = await browser.newPage(PHONE);
  try {
    await openAtFirstPaint(page, new URL(path, site).href, effect);
    const aims = await press(page, part);
    const missed = await page.evaluate(() => window.tapped);
    // The page has heard nothing.
    if (!missed.isHit) return { ...missed, aims };
    await page.waitForFunction(() => document.documentElement.dataset.framework === 'ready');
    await page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT }).catch(() => {});
    await page
      .waitForFunction(() => window.tapped.done !== undefined, undefined, { timeout: LOST_MS })
      .catch(() => {});
    const tapped = await page.evaluate(() => window.tapped);
    // An effect that the framework takes back is lost, too.
    const isLost = !(await page.evaluate<boolean>(effect));
    return { ...tapped, aims, done: isLost ? undefined : tapped.done };
  } finally {
    await page.close();
  }
}

export async function measureTaps(
  site: string,
  names: readonly string[],
  tries: number,
): Promise<Record<string, Tap[]>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const results: Record<string, Tap[]> = {};
  for (const target of names) {
    console.error(`${tries} taps: ${target}`);
    const taps: Tap[] = (results[target] = []);
    while (taps.length < tries) taps.push(await tapOnce(browser, site, target));
  }
  await browser.close();
  return results;
}
