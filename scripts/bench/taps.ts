import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { assistant } from '@/content/en/assistant';
import { booksPage } from '@/content/en/books';
import { contact, messageCategories } from '@/content/en/contact';
import { home } from '@/content/en/home';
import { shell } from '@/content/en/shell';
import { testimonials } from '@/content/en/testimonials';
import { fill } from '@/lib/text/format';
import { CHROMIUM_FLAGS, findChromium } from '../steps/programs.mjs';

/** A tap, and a selector that matches once it has had its effect. */
interface Tap {
  find: (page: Page) => Locator;
  effect: string;
}

interface Target extends Tap {
  what: string;
  page: string;
  /** A later tap on the same part; by default the same again, after Escape. */
  again?: Tap;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name });
const radio = (name: string) => (page: Page) => page.getByText(name, { exact: true }).first();
const count = testimonials.length;
const slide = (number: number) =>
  `[aria-label="${fill(home.voices.position, { number, count })}"][data-shown]`;
const previous = button(home.voices.controls.previous);
const DIALOG = '[role="dialog"]:not([hidden])';
const chosen = (value: string) => `[role="radiogroup"] [value="${value}"]:checked`;

/** Parts that a visitor can see on a phone and may tap at once. */
const targets: readonly Target[] = [
  {
    what: 'tab',
    page: '/',
    find: tab(home.demo.benefits),
    effect: '#demo-benefits[aria-selected="true"]',
    again: { find: tab(home.demo.liveDemo), effect: '#demo-live-demo[aria-selected="true"]' },
  },
  { what: 'menu', page: '/', find: button(shell.menu), effect: '#site-menu:popover-open' },
  {
    what: 'carousel',
    page: '/',
    // Backwards, since it moves forwards by itself.
    find: previous,
    effect: slide(count),
    again: { find: previous, effect: slide(count - 1) },
  },
  { what: 'sign-in', page: '/books', find: button(/^Login to Buy/), effect: DIALOG },
  { what: 'preview', page: '/books', find: button(booksPage.preview.button), effect: DIALOG },
  { what: 'assistant', page: '/about', find: button(assistant.launcher.open), effect: DIALOG },
  {
    what: 'filter',
    page: '/contact',
    find: radio(messageCategories[0]),
    effect: chosen('0'),
    again: { find: radio(contact.templates.all), effect: chosen('all') },
  },
];

/** Filled in by `tap-probe.js`. Times in ms since the finger left the screen. */
interface Tapped {
  heard?: number;
  done?: number;
}

declare global {
  interface Window {
    tapped: Tapped;
    expectTap: (effect: string) => void;
  }
}

/** The taps on one target. Times in ms; a lost tap has none. */
export interface TapFigures {
  what: string;
  page: string;
  tries: number;
  /** Until the first paint that shows that the tap at first paint was noticed. */
  heard: number[];
  /** Until the paint that shows its effect. */
  done: number[];
  /** The same for a tap once the framework is there. */
  later: number[];
}

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
const IDLE_MS = 5_000;

async function tap(page: Page, part: Locator): Promise<void> {
  const { x, y } = await part.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.touchscreen.tap(x, y);
}

async function frameworkIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.framework === 'ready');
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => {});
}

async function outcome(page: Page): Promise<Tapped> {
  const shown = page.waitForFunction(() => window.tapped.done !== undefined);
  const inVain = frameworkIdle(page).then(() => wait(LOST_MS));
  // The loser of the race may find the page closed.
  for (const either of [shown, inVain]) either.catch(() => {});
  await Promise.race([shown, inVain]);
  return page.evaluate(() => window.tapped);
}

async function openAtFirstPaint(page: Page, address: string, effect: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  let onPaint = () => {};
  const painted = new Promise<void>((resolve) => (onPaint = resolve));
  await page.exposeFunction('painted', () => onPaint());
  await page.addInitScript({ path: PROBE });
  await page.addInitScript((selector) => window.expectTap?.(selector), effect);
  await page.goto(address, { waitUntil: 'commit' });
  await painted;
}

async function tapTwice(browser: Browser, address: string, target: Target): Promise<Tapped[]> {
  const page = await browser.newPage(PHONE);
  try {
    await openAtFirstPaint(page, new URL(target.page, address).href, target.effect);
    await tap(page, target.find(page));
    const first = await outcome(page);
    await frameworkIdle(page);
    // An effect that the framework takes back is lost, too.
    if (first.done === undefined || (await page.locator(target.effect).count()) === 0) return [];

    const again = target.again ?? target;
    if (!target.again) {
      await page.keyboard.press('Escape');
      await page.waitForFunction((effect) => !document.querySelector(effect), target.effect);
    }
    await page.evaluate((effect) => window.expectTap(effect), again.effect);
    await tap(page, again.find(page));
    return [first, await outcome(page)];
  } finally {
    await page.close();
  }
}

/** Taps every target at first paint on a slow phone, each time on a fresh page, and once more later. */
export async function measureTaps(address: string, tries: number): Promise<TapFigures[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const figures: TapFigures[] = [];
  for (const target of targets) {
    console.error(`${tries} taps: ${target.what}`);
    const pairs: Tapped[][] = [];
    while (pairs.length < tries) pairs.push(await tapTwice(browser, address, target));
    const all = (at: number, name: keyof Tapped) => pairs.flatMap((pair) => pair[at]?.[name] ?? []);
    const { what, page } = target;
    figures.push({
      what,
      page,
      tries,
      heard: all(0, 'heard'),
      done: all(0, 'done'),
      later: all(1, 'done'),
    });
  }
  await browser.close();
  return figures;
}
