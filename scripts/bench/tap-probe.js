/**
 * Runs in a page before its own scripts: reports the first paint, and measures the expected tap. It
 * holds nothing back and changes nothing.
 */
(() => {
  if (window !== top) return;
  let expected;

  /** Measures the next tap, whose effect matches a selector. */
  window.expectTap = (effect) => {
    expected = effect;
    window.tapped = {};
  };

  function afterPaint(work) {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = work;
    port1.postMessage(undefined);
  }

  function follow(tapped, effect, tappedAt) {
    const isDone = document.querySelector(effect);
    if (isDone || document.querySelector('[aria-busy="true"]')) {
      afterPaint(() => (tapped.heard ??= performance.now() - tappedAt));
    }
    if (isDone) afterPaint(() => (tapped.done = performance.now() - tappedAt));
    else requestAnimationFrame(() => follow(tapped, effect, tappedAt));
  }

  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted || !expected) return;
      const effect = expected;
      expected = undefined;
      requestAnimationFrame(() => follow(window.tapped, effect, timeStamp));
    },
    true,
  );

  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) window.painted();
  }).observe({ type: 'paint', buffered: true });
})();
