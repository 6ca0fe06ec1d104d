import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type Locator, type Page } from '@playwright/test';
import { type Target } from './taps';

/** What `tap-probe.js` finds out about a tap. Times in ms since the finger left the screen. */
interface Tapped {
  /** Whether the framework was in. */
  ready?: boolean;
  /** The next paint, whatever it shows. */
  paint?: number;
  /** The paint that shows the effect. */
  effect?: number;
}

declare global {
  interface Window {
    tapped: Tapped;
    expectTap(effect: string): void;
  }
}

const PROBE = new URL('./tap-probe.js', import.meta.url).pathname;

/** Slow 4G and a processor four times slower, as Lighthouse's phone has them. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const CPU_RATE = 4;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
/** A tap without an effect so long after everything has come is lost. */
const LOST_MS = 2_000;
const IDLE_MS = 5_000;

/** What the taps on one target came to. Times in ms, only of taps that had their effect. */
export interface TapFigures {
  what: string;
  path: string;
  tries: number;
  /** Taps at first paint without an effect, or whose effect did not stay. */
  lost: number;
  /** Taps that came before the framework. */
  early: number;
  /** From a tap at first paint to its effect. */
  first: number[];
  /** Once the framework is in: to the next paint, and to the effect. */
  paint: number[];
  effect: number[];
}

async function openPage(browser: Browser, effect: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  let tell = () => {};
  const painted = new Promise<void>((resolve) => (tell = resolve));
  await page.exposeFunction('painted', tell);
  await page.addInitScript({ path: PROBE });
  await page.addInitScript((selector) => window.expectTap?.(selector), effect);
  return { context, page, painted };
}

/** Taps where the part is, at once: nothing is waited for that a finger would not wait for. */
async function tap(page: Page, part: Locator): Promise<void> {
  const { x, y } = await part.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.touchscreen.tap(x, y);
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.framework === 'ready');
  // A frame that is still busy with itself is no reason to wait on.
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => {});
}

/** What the tap came to; without `effect` when it had none. */
async function outcome(page: Page): Promise<Tapped> {
  const shown = page.waitForFunction(() => window.tapped.effect !== undefined);
  const inVain = settled(page).then(() => wait(LOST_MS));
  // Whichever comes later may find the page closed.
  for (const either of [shown, inVain]) either.catch(() => {});
  await Promise.race([shown, inVain]);
  return page.evaluate(() => window.tapped);
}

async function tapOnce(browser: Browser, address: string, target: Target) {
  const { context, page, painted } = await openPage(browser, target.effect);
  try {
    await page.goto(new URL(target.path, address).href, { waitUntil: 'commit' });
    await painted;
    await tap(page, target.find(page));
    const first = await outcome(page);

    await settled(page);
    const stays = first.effect !== undefined && (await page.locator(target.effect).count()) > 0;
    if (!stays) return { first: { ready: first.ready } };

    const again = target.again ?? target;
    if (!target.again) {
      await page.keyboard.press('Escape');
      await page.waitForFunction((effect) => !document.querySelector(effect), target.effect);
    }
    await page.evaluate((effect) => window.expectTap(effect), again.effect);
    await tap(page, again.find(page));
    return { first, later: await outcome(page) };
  } finally {
    await context.close();
  }
}

/** Taps a target at first paint on a slow phone, each time on a fresh page, and once more later. */
export async function firstTap(
  browser: Browser,
  address: string,
  target: Target,
  tries: number,
): Promise<TapFigures> {
  const firsts: Tapped[] = [];
  const laters: Tapped[] = [];
  for (let count = 0; count < tries; count++) {
    const { first, later } = await tapOnce(browser, address, target);
    firsts.push(first);
    if (later) laters.push(later);
  }
  const effects = firsts.flatMap(({ effect }) => effect ?? []);
  return {
    what: target.what,
    path: target.path,
    tries,
    lost: tries - effects.length,
    early: firsts.filter(({ ready }) => !ready).length,
    first: effects,
    paint: laters.flatMap(({ paint }) => paint ?? []),
    effect: laters.flatMap(({ effect }) => effect ?? []),
  };
}
