import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { typed } from './contact-form';
import { contactPost, postMessage } from './contact-post';

/** The next call of a server action from a page. */
export const nextAction = (page: Page) =>
  page.waitForRequest((request) => 'next-action' in request.headers());

/**
 * Answers server actions of a page in the server's place, or never; everything else goes on to it.
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
    if (!('next-action' in route.request().headers())) return route.fallback();
    if (answer !== 'hang') await route.fulfill({ contentType: 'text/plain', ...answer });
  });
  return () => page.unroute(isOwn);
}

/** Moves the clock of a page by the 20 seconds that an action may take. */
export const passDeadline = (page: Page) => page.clock.fastForward(20_000);

/** Sends a message of another visitor: a few submissions that wait are sent after it, if due. */
export async function nudgeOutbox(page: Page) {
  const email = `nudge-${randomUUID()}@example.in`;
  await postMessage(await contactPost(new URL(page.url()).origin), { ...typed, email });
}
