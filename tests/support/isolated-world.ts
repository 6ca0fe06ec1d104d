import { type Page } from '@playwright/test';

export type Evaluate = <T>(expression: string) => Promise<T>;

/**
 * Opens a world of scripts beside the page's own. It shares the document, but neither the page's
 * variables, its policy, nor a clock that a test has paused. It lasts as long as the document.
 */
export async function openIsolatedWorld(page: Page, worldName: string): Promise<Evaluate> {
  const browser = await page.context().newCDPSession(page);
  const { frameTree } = await browser.send('Page.getFrameTree');
  const frameId = frameTree.frame.id;
  const { executionContextId: contextId } = await browser.send('Page.createIsolatedWorld', {
    frameId,
    worldName,
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
