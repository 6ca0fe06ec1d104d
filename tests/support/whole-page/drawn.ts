import { setTimeout as wait } from 'node:timers/promises';
import { type Page } from '@playwright/test';
import { evaluateBeside } from '../isolated-world';

/** No event tells that no frame is drawn any more. */
const LOOK_MS = 5_000;
/** A busy machine takes less for a frame. */
const FRAME_MS = 15_000;

/** Resolves once the browser draws the page no more. */
async function whenStopped(page: Page, { signal }: AbortController): Promise<'stopped'> {
  for (;;) {
    await wait(LOOK_MS, undefined, { signal });
    const frame = evaluateBeside(
      page,
      () => new Promise<string>((resolve) => requestAnimationFrame(() => resolve('drawn'))),
      undefined,
    ).catch(() => 'left');
    const late = wait(FRAME_MS, 'late', { signal });
    if ((await Promise.race([frame, late])) === 'late') return 'stopped';
  }
}

/**
 * Checks a page, or the same address in a new page where Chromium stops drawing the first: about one
 * page of two hundred that get a new size has no frame any more, while its timers run on. Then not
 * even a picture of it can be taken, and only a new page helps. A page whose own scripts hang
 * does so again.
 *
 * @param open opens the address in a page that has none yet.
 */
export async function checkDrawn(
  page: Page,
  { open, check }: Record<'open' | 'check', (page: Page) => Promise<void>>,
): Promise<void> {
  const end = new AbortController();
  const first = check(page);
  try {
    const ending = await Promise.race([first, whenStopped(page, end)]);
    if (ending !== 'stopped') return;
  } finally {
    end.abort();
  }
  first.catch(() => {});
  const other = await page.context().newPage();
  await page.close();
  await open(other);
  await check(other);
}
