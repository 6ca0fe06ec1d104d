/**
 * Stands in a page in place of the framework and brings it in at the first sign of a visitor, with
 * the styles of what only scripts can show.
 * Built into one inline script (see late.ts): the same bytes on every page, so that one hash
 * allows it. What differs from page to page stands in the attributes of its own element.
 *
 * Presses of buttons and submits that come before the framework are held and done once, in order,
 * when it says that it is ready. Links, boxes, popovers and whatever else a browser does alone are
 * left alone.
 */
(() => {
  const { page, chunks, now } = document.currentScript.dataset;
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'scroll',
    'keydown',
    'focusin',
    'click',
  ];
  const options = { capture: true, passive: true };
  const held = [];
  let bringing = false;

  function bring() {
    if (bringing) return;
    bringing = true;
    signs.forEach((sign) => removeEventListener(sign, bring, options));
    document.querySelectorAll('link[disabled]').forEach((sheet) => (sheet.disabled = false));
    [page, ...chunks.split(' ')].forEach((address) => {
      const script = document.createElement('script');
      script.src = address;
      // As an attribute too: React looks for it before it adds a script of its own.
      script.async = true;
      document.head.append(script);
    });
  }

  function hold(event, again) {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(again);
    bring();
  }

  function holdClick(event) {
    const button = event.target.closest?.('button,[role=button],[role=tab]');
    if (!button || button.type === 'submit' || button.hasAttribute('popovertarget')) return;
    hold(event, () => button.click());
  }

  function holdSubmit(event) {
    const { target, submitter } = event;
    hold(event, () => target.requestSubmit(submitter));
  }

  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener(
    'framework-ready',
    () => {
      removeEventListener('click', holdClick, true);
      removeEventListener('submit', holdSubmit, true);
      held.forEach((again) => again());
    },
    { once: true },
  );

  signs.forEach((sign) => addEventListener(sign, bring, options));
  try {
    const asked = now !== undefined || location.hash.startsWith('#try=');
    if (asked || localStorage.getItem('account:known')) bring();
  } catch {
    // Storage is closed, so nobody is signed in.
  }
})();
