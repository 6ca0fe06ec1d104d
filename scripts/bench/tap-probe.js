/**
 * Runs in a page before its own scripts: reports the first paint, and times the first tap until
 * `window.effect` is true. A plain file, since the compiler's helpers do not exist in the page.
 */
(() => {
  if (window !== top) return;
  window.tapped = {};

  function afterPaint(work) {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = work;
    port1.postMessage(undefined);
  }

  function follow(start) {
    const isDone = window.effect();
    if (isDone || document.querySelector('[aria-busy="true"]')) {
      afterPaint(() => (window.tapped.heard ??= performance.now() - start));
    }
    if (isDone) afterPaint(() => (window.tapped.done = performance.now() - start));
    else requestAnimationFrame(() => follow(start));
  }

  const onClick = ({ timeStamp }) => requestAnimationFrame(() => follow(timeStamp));
  addEventListener('click', onClick, { capture: true, once: true });

  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) window.painted();
  }).observe({ type: 'paint', buffered: true });
})();
