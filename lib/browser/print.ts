/** In milliseconds. */
const PATIENCE = 1_000;

/**
 * Prints the page.
 *
 * @param setStuck is called with true where nothing opens, as in browsers inside apps, which ignore
 *   the call, and with false should it open later.
 */
export function printPage(setStuck: (isStuck: boolean) => void): void {
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort();
    setStuck(true);
  }, PATIENCE);
  function stopWaiting() {
    clearTimeout(timer);
    waiting.abort();
  }
  function open() {
    stopWaiting();
    setStuck(false);
  }
  addEventListener('beforeprint', open, { once: true });
  // A dialog of the system may take the page away before that event.
  addEventListener('blur', stopWaiting, { signal: waiting.signal });
  try {
    print();
  } catch {
    // Some have no such function.
  }
}
