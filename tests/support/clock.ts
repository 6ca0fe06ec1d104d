import { type BrowserContext, type Page } from '@playwright/test';

/** Timers of this length and more, in milliseconds, wait until a test advances the time. */
const HELD_FROM = 1_000;

interface PausedWindow extends Window {
  __pwClock: { builtins: Window };
}

/**
 * Lets frames, idle time and shorter timers of a paused page run: React, Radix and Sonner settle by
 * them, and the page says and closes nothing by them. A shorter timer is due when its time has come in
 * the world or on the paused clock.
 */
function runShortTimers(heldFrom: number) {
  const { builtins } = (window as unknown as PausedWindow).__pwClock;
  const { setTimeout: hold, clearTimeout: release } = window;
  const running = new Map<number, number>();
  function clear(id?: number) {
    if (id === undefined) return;
    builtins.clearTimeout(running.get(id));
    running.delete(id);
    release(id);
  }
  function set(callback: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) {
    if (ms >= heldFrom) return hold(callback, ms, ...values);
    const run = () => {
      clear(id);
      callback(...values);
    };
    const id: number = hold(run, ms);
    running.set(id, builtins.setTimeout(run, ms));
    return id;
  }
  const { requestAnimationFrame, cancelAnimationFrame } = builtins;
  const { requestIdleCallback, cancelIdleCallback } = builtins;
  Object.assign(window, {
    setTimeout: set,
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame,
    cancelAnimationFrame,
    requestIdleCallback,
    cancelIdleCallback,
  });
}

/** Pauses the clock of every page that this browser context opens from now on. */
export async function pauseClock(context: BrowserContext): Promise<void> {
  // On a busy machine its time would be past the one at which it is to stop.
  if (context.pages().length > 0) throw new Error('Pause the clock before a page is open.');
  const now = Date.now();
  await context.clock.install({ time: now });
  await context.clock.pauseAt(now);
  await context.addInitScript(runShortTimers, HELD_FROM);
}

/** Lets time pass on the paused clock: what is due happens in its order. */
export const advance = (page: Page, ms: number) => page.clock.runFor(ms);

/** Stops CSS animations at their start, from the first paint of each page that is opened next. */
export const holdAnimations = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
  });
