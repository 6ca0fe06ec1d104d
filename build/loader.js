/**
 * Stands in a page in place of the framework and brings it in at the first sign of a visitor, with
 * the styles of what only scripts can show.
 * Built into one inline script (see late.ts): the same bytes on every page, so that one hash
 * allows it. What differs from page to page stands in the attributes of its own element.
 *
 * Presses of buttons and submits that come before the framework are held, shown as such, and done
 * once, in order, when it says that it is ready. Links, boxes, popovers and whatever else a browser
 * does alone are left alone. A script that does not come is asked for again, for as long as there is
 * no network; with one, the page becomes after three tries what it is without scripts.
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
    [page, ...chunks.split(' ')].forEach((address) => ask(address, 0));
  }

  function ask(address, failures) {
    const script = document.createElement('script');
    script.src = address;
    // As an attribute too: React looks for it before it adds a script of its own.
    script.async = true;
    script.onerror = () => {
      script.remove();
      if (failures > 1 && navigator.onLine) letGo();
      else setTimeout(ask, 2000, address, failures + navigator.onLine);
    };
    document.head.append(script);
  }

  function hold(event, button, again) {
    event.preventDefault();
    event.stopImmediatePropagation();
    bring();
    // Who presses again while nothing happens means the same.
    if ('held' in button.dataset) return;
    button.dataset.held = '';
    held.push(() => {
      delete button.dataset.held;
      again();
    });
  }

  function holdClick(event) {
    const button = event.target.closest?.('button,[role=button],[role=tab]');
    if (!button || button.type === 'submit' || button.hasAttribute('popovertarget')) return;
    hold(event, button, () => button.click());
  }

  function holdSubmit(event) {
    const { target, submitter } = event;
    hold(event, submitter ?? target, () => target.requestSubmit(submitter));
  }

  function letGo() {
    removeEventListener('click', holdClick, true);
    removeEventListener('submit', holdSubmit, true);
    held.splice(0).forEach((again) => again());
  }

  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener('framework-ready', letGo);

  signs.forEach((sign) => addEventListener(sign, bring, options));
  try {
    if (now !== undefined) addEventListener('load', bring);
    if (location.hash.startsWith('#try=') || localStorage.getItem('account:known')) bring();
  } catch {
    // Storage is closed, so nobody is signed in.
  }
})();
