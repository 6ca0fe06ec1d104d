import { type CDPSession, type Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Opens a world of scripts beside the page's own: it shares the document, but neither the page's
 * policy nor a clock that a test has paused. A document has one, which keeps its variables.
 */
export async function openIsolatedWorld(page: Page) {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
  const browser = await sessions.get(page)!;
  const { frameTree } = await browser.send('Page.getFrameTree');
  const { executionContextId: contextId } = await browser.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'checkers',
  });
  return async <T>(expression: string) => {
    const { result, exceptionDetails } = await browser.send('Runtime.evaluate', {
      expression,
      contextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as T;
  };
}

/** Runs a function in the page on real frames, while the page's own clock may be paused. */
export async function evaluateBeside<Result, Argument>(
  page: Page,
  run: (argument: Argument) => Promise<Result>,
  argument: Argument,
) {
  const evaluate = await openIsolatedWorld(page);
  return evaluate<Result>(`(${run.toString()})(${JSON.stringify(argument)})`);
}
