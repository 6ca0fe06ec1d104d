/**
 * No press is lost before the framework: loads it and the stylesheet at the first interaction, or at
 * once where the page needs it, and replays earlier presses. One text for all pages has one hash.
 */
(() => {
  const { page, scripts, now } = document.currentScript.dataset;
  const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'hashchange'];
  const options = { capture: true, once: true };
  const queue = [];
  /** Addresses of scripts that were tried in vain. */
  const lost = [];
  let isLoading = false;
  /** A script that failed to run: a network that asks for a login answers with a page of its own. */
  let broken;

  /** Not before the page is whole, since React compares all of it with what it renders. */
  function loadFramework() {
    lost.splice(0).forEach((address) => request(address, 0));
    if (isLoading) return;
    isLoading = true;
    // A task each, so that a press waits for one request and not for all.
    const requestAll = () =>
      [page, ...scripts.split(' ')].forEach((address) => setTimeout(request, 0, address, 0));
    if (document.readyState !== 'loading') requestAll();
    else addEventListener('DOMContentLoaded', requestAll);
  }

  /** Not before a script has arrived, since Chrome paints the effect of a tap later while it loads. */
  function loadStyles() {
    document.querySelectorAll('head>template').forEach((late) => late.replaceWith(late.content));
  }

  function request(address, failures) {
    const script = document.createElement('script');
    script.src = address;
    // As an attribute too: React looks for it before it adds a script of its own.
    script.async = true;
    script.onload = () => {
      const hasFailed = broken === script.src;
      // Or its next try counts as failed, and runs twice: Next throws at data that comes again.
      broken = undefined;
      if (hasFailed) script.onerror();
      else loadStyles();
    };
    script.onerror = () => {
      script.remove();
      // Styles may show that the page is not whole.
      if (failures > 1 || !navigator.onLine) document.documentElement.dataset.framework = 'lost';
      // Offline it tries on; online it waits for a press, and forms work as without scripts.
      if (failures > 1 && navigator.onLine) {
        lost.push(address);
        loadStyles();
        replayEvents();
        addEventListener('click', holdClick, true);
        addEventListener('online', loadFramework);
        // A restart of the server is often over by then. A constant would add to each page.
        // eslint-disable-next-line site/durations
      } else setTimeout(request, 2000, address, failures + navigator.onLine);
    };
    document.head.append(script);
  }

  const controlled = (element) => document.getElementById(element.getAttribute('aria-controls'));

  function chooseTab(chosen) {
    for (const tab of chosen.parentElement.children) {
      const state = tab === chosen ? 'active' : 'inactive';
      tab.setAttribute('aria-selected', tab === chosen);
      tab.dataset.state = state;
      // While the page arrives, a panel may be missing.
      controlled(tab)?.setAttribute('data-state', state);
    }
  }

  /** Scrolls to a child of the row that the parent controls, or with a sign, so many further. */
  function scrollRow({ parentElement, dataset: { scrollTo } }) {
    const row = controlled(parentElement);
    if (!row) return;
    const { length } = row.children;
    const shown = Math.round((row.scrollLeft / row.scrollWidth) * length);
    const next = +scrollTo + (/[+-]/.test(scrollTo) ? shown + length : 0);
    row.scrollTo(row.children[next % length].offsetLeft - row.children[0].offsetLeft, 0);
  }

  const CONTROLS = 'button,[role=button],[type=submit]';
  const listControls = () => [...document.querySelectorAll(CONTROLS)];

  function hold(event, control, isShown) {
    event.preventDefault();
    event.stopImmediatePropagation();
    loadFramework();
    if (control.dataset.held) return;
    if (!isShown) {
      control.dataset.held = true;
      control.setAttribute('aria-busy', true);
    }
    const at = listControls().indexOf(control);
    queue.push(() => {
      // A page that was translated is rendered anew.
      const found = control.isConnected ? control : listControls()[at];
      if (!found) return;
      delete found.dataset.held;
      if (!isShown) found.removeAttribute('aria-busy');
      found.click();
    });
  }

  function holdClick(event) {
    const { target } = event;
    if (target.matches?.('[data-select]') && target.selectionStart === target.selectionEnd) {
      target.select();
    }
    const button = target.closest?.(CONTROLS);
    if (!button || button.hasAttribute('popovertarget')) return;
    // Before the browser checks its form. Without the framework the form goes its way.
    if (button.type === 'submit' && lost.length) return;
    if (button.dataset.scrollTo) {
      event.stopImmediatePropagation();
      loadFramework();
      return scrollRow(button);
    }
    const isTab = button.getAttribute('role') === 'tab';
    if (isTab) chooseTab(button);
    hold(event, button, isTab);
  }

  function replayEvents() {
    removeEventListener('click', holdClick, true);
    queue.splice(0).forEach((replay) => replay());
  }

  /** Again when it may have changed since the page was left, or prerendered. */
  function loadForKnown() {
    if (document.documentElement.dataset[KNOWN_ATTRIBUTE]) loadFramework();
  }

  addEventListener('click', holdClick, true);
  addEventListener('framework-ready', replayEvents);
  addEventListener('error', ({ filename }) => (broken = filename));

  signs.forEach((sign) => addEventListener(sign, loadFramework, options));
  if (now !== undefined) addEventListener('load', loadFramework);
  if (location.hash.includes('=')) loadFramework();
  if (KNOWN_ATTRIBUTE) loadForKnown();
  if (KNOWN_EVENT) addEventListener(KNOWN_EVENT, loadForKnown);
})();
