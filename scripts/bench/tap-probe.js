/**
 * Runs in a page before anything of its own: tells when it is first painted, and measures the tap
 * that is expected, from when the finger left the screen. Holds nothing back and changes nothing.
 * Plain JavaScript, since it is handed to the browser as it stands.
 */
(() => {
  if (window !== top) return;
  let expected;

  /** Waits for a tap, whose effect matches a selector. */
  window.expectTap = (effect) => {
    expected = effect;
    window.tapped = {};
  };

  function afterThisFrame(work) {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = work;
    port1.postMessage(undefined);
  }

  function follow(tapped, effect, tappedAt) {
    afterThisFrame(() => (tapped.paint ??= performance.now() - tappedAt));
    if (document.querySelector(effect)) {
      afterThisFrame(() => (tapped.effect = performance.now() - tappedAt));
    } else {
      requestAnimationFrame(() => follow(tapped, effect, tappedAt));
    }
  }

  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted || !expected) return;
      const [tapped, effect] = [window.tapped, expected];
      expected = undefined;
      tapped.ready = document.documentElement.dataset.framework === 'ready';
      requestAnimationFrame(() => follow(tapped, effect, timeStamp));
    },
    true,
  );

  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) window.painted();
  }).observe({ type: 'paint', buffered: true });
})();
