/**
 * Runs in a page before its own scripts: reports the first paint, tells whether a press met what it
 * was aimed at, and times the first tap that did until `window.effect` is true. A plain file, since
 * the compiler's helpers do not exist in the page.
 */
(() => {
  if (window !== top) return;
  window.tapped = {};
  let aimedAt;

  /** Scrolls to an element. @returns the middle of what shows of it, now. */
  window.aim = (element) => {
    aimedAt = element;
    window.tapped = {};
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = (from, to, size) => (Math.max(from, 0) + Math.min(to, size)) / 2;
    return { x: middle(left, right, innerWidth), y: middle(top, bottom, innerHeight) };
  };

  const describe = (element) =>
    `${element.cloneNode().outerHTML} ${element.textContent.trim().slice(0, 30)}`;

  /** A press of something else, which has moved there, is kept from the page. */
  function onPress(event) {
    window.tapped.isHit = aimedAt.contains(event.target);
    window.tapped.pressed = describe(event.target);
    if (!window.tapped.isHit) keepFromPage(event);
  }

  function keepFromPage(event) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }

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

  function onClick({ target, timeStamp }) {
    // A press of a label clicks its field, too.
    if (!window.tapped.isHit || window.tapped.clicked) return;
    window.tapped.clicked = describe(target);
    requestAnimationFrame(() => follow(timeStamp));
  }

  const capture = { capture: true, passive: false };
  addEventListener('pointerdown', onPress, capture);
  for (const type of ['touchstart', 'pointerup', 'touchend']) {
    addEventListener(type, (event) => window.tapped.isHit || keepFromPage(event), capture);
  }
  addEventListener('click', onClick, capture);

  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) window.painted();
  }).observe({ type: 'paint', buffered: true });
})();
