import { type Page } from '@playwright/test';
import { type Sheet } from './test';

/** What a state needs to be reached, and `check`, which it calls with everything in place. */
export interface Stage {
  page: Page;
  sheet: Sheet;
  sender: string;
  check(name: string, within?: string): Promise<void>;
}

export interface State {
  name: string;
  tag?: '@phone' | '@both';
  visit(stage: Stage): Promise<void>;
}

/**
 * Where the engines look while a modal dialog is open: the focus stays in it, and the rest is
 * hidden by `aria-hidden`, whose links and buttons they would report.
 */
export const DIALOG = '[role=dialog]';

/** Holds the page's own clock, so that nothing counts down or closes by itself. */
export async function holdClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
