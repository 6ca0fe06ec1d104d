/**
 * No press is lost before the framework: loads it and the stylesheet at the first interaction, or at
 * once where the page needs it, and replays earlier events. One text for all pages has one hash.
 *
 * `defer.ts` gives the names in capitals their values, and leaves out what is then never used.
 */
const { page, scripts, now } = document.currentScript.dataset;
const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'hashchange'];
const options = { capture: true, once: true };
/** Of the page: what it knows, and what CSS shows. */
const { dataset } = document.documentElement;
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
    const { onLine } = navigator;
    script.remove();
    // Styles may show that the page is not whole.
    if (failures > 1 || !onLine) dataset.framework = 'lost';
    // Offline it tries on; online it waits for a press, and forms work as without scripts.
    if (failures > 1 && onLine) {
      lost.push(address);
      loadStyles();
      replayEvents();
      if (ALL_EVENTS) hearAll(addEventListener);
      else addEventListener('click', holdClick, true);
      addEventListener('online', loadFramework);
      // A restart of the server is often over by then. A constant would add to each page.
      // eslint-disable-next-line site/durations
    } else setTimeout(request, 2000, address, failures + onLine);
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

const CONTROLS = `button,[role=button],[type=submit]${ALL_EVENTS ? ',[type=image],:any-link' : ''}`;
const listControls = () => [...document.querySelectorAll(CONTROLS)];
const isMarked = ({ dataset: { held, repeat } }) => held && repeat === undefined;

/** The constructor reads the event like its options: with modifiers, and its place. */
const copy = (event) => new event.constructor(event.type, event);

/** Holds back an event and what the browser would do then, until the framework can prevent it. */
function hold(event, control, isShown) {
  event.preventDefault();
  event.stopImmediatePropagation();
  loadFramework();
  if (ALL_EVENTS ? isMarked(control) : control.dataset.held) return;
  if (!isShown) {
    control.dataset.held = true;
    control.setAttribute('aria-busy', true);
  }
  const at = listControls().indexOf(control);
  if (ALL_EVENTS) {
    typed = undefined;
    if (!event.detail) event.cause = lastKey;
  }
  queue.push(() => {
    // A page that was translated is rendered anew.
    const found = control.isConnected ? control : listControls()[at];
    if (!found) return;
    delete found.dataset.held;
    if (!isShown) found.removeAttribute('aria-busy');
    if (!ALL_EVENTS) found.dispatchEvent(new event.constructor(event.type, event));
    else if (event.cause?.isPrevented) return;
    else if (event.type === 'submit') found.requestSubmit();
    else (event.target.isConnected ? event.target : found).dispatchEvent(copy(event));
  });
}

function holdClick(event) {
  const { target } = event;
  if (
    SELECTION &&
    target.matches?.('[data-select]') &&
    target.selectionStart === target.selectionEnd
  ) {
    target.select();
  }
  const button = target.closest?.(CONTROLS);
  if (!button || button.hasAttribute('popovertarget')) {
    if (ALL_EVENTS) keep(event);
    return;
  }
  // Before the browser checks its form. Without the framework the form goes its way.
  if ((button.type === 'submit' || (ALL_EVENTS && button.href)) && lost.length) return;
  if (ALL_EVENTS && button.href && opensElsewhere(event, button)) return keep(event);
  if (ROWS && button.dataset.scrollTo) {
    event.stopImmediatePropagation();
    loadFramework();
    return scrollRow(button);
  }
  const isTab = TABS && button.getAttribute('role') === 'tab';
  if (TABS && isTab) chooseTab(button);
  hold(event, button, isTab);
}

/** A browser opens a window or another program only at the press itself. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }, { target, href, download }) =>
  ctrlKey || metaKey || shiftKey || altKey || target || download || !href.startsWith('http');

/** Of what a visitor does, all that happens once. */
const KINDS =
  'pointerdown mousedown pointerup mouseup pointercancel click dblclick auxclick keydown keypress keyup input change submit reset toggle focusin focusout';

/** Keys that come before a click or submission are its cause. */
let lastKey;
/** The last entry, while a visitor types into one field. */
let typed;

/** Keeps an event that the browser has answered already: only listeners have to hear it. */
function keep(event) {
  const { target, type } = event;
  const isCheckable = /^(checkbox|radio)$/.test(target.type);
  event.stopImmediatePropagation();
  // The replayed click brings them anew.
  if (isCheckable && /^(input|change)$/.test(type)) return;
  if (type === 'keydown') lastKey = event;
  if (type === 'pointerdown') lastKey = undefined;
  const isKey = type.startsWith('key');
  const key = lastKey;
  // A field has one state, however many letters were typed.
  if (type === 'input' && typed?.target === target) typed.value = target.value;
  else {
    const entry = { target, value: isCheckable ? target.checked : target.value };
    if (!isKey) typed = type === 'input' ? entry : undefined;
    const replay = () => {
      const again = copy(event);
      const { value } = entry;
      if (type === 'click') {
        // The click ticks it again. Any other has done its work, which no listener can know.
        if (isCheckable) target.checked = !value;
        else {
          again.preventDefault();
          Object.defineProperty(again, 'defaultPrevented', { value: false });
        }
      }
      if (type === 'input' && target.type !== 'file') {
        if (target.value !== value) target.value = value;
        // React takes what it finds at its start for its own, and no change.
        target._valueTracker?.setValue(`${value}.`);
      }
      if (!target.dispatchEvent(again) && isKey && key) key.isPrevented = true;
    };
    replay.isKept = true;
    queue.push(replay);
  }
}

function hear(event) {
  const { target, type } = event;
  if (!target.closest || target.closest('[data-native]')) return;
  if (type === 'click') holdClick(event);
  else if (type === 'submit') {
    if (!lost.length) hold(event, target);
  } else if (type !== 'toggle' || isLoading) {
    // Parsers open details, too.
    const control = type !== 'dblclick' && event instanceof MouseEvent && target.closest(CONTROLS);
    if (control && isMarked(control)) event.stopImmediatePropagation();
    else keep(event);
  }
}

const hearAll = (change) => KINDS.split(' ').forEach((kind) => change(kind, hear, true));

/** React renders what a visitor would have seen before the next act. */
async function replayInSteps(isReady) {
  for (const replay of queue.splice(0)) {
    if (isReady) await 0;
    // Nobody else hears what the browser has answered.
    if (!isReady && replay.isKept) queue.push(replay);
    else replay();
  }
}

function replayEvents(isReady) {
  if (ALL_EVENTS) {
    hearAll(removeEventListener);
    replayInSteps(isReady);
  } else {
    removeEventListener('click', holdClick, true);
    queue.splice(0).forEach((replay) => replay());
  }
}

/** Again when it may have changed since the page was left, or prerendered. */
function loadForKnown() {
  if (dataset[KNOWN_ATTRIBUTE]) loadFramework();
}

addEventListener('framework-ready', replayEvents);
addEventListener('error', ({ filename }) => (broken = filename));

signs.forEach((sign) => addEventListener(sign, loadFramework, options));
// After the signs, whose events it stops.
if (ALL_EVENTS) hearAll(addEventListener);
else addEventListener('click', holdClick, true);
if (now !== undefined) addEventListener('load', loadFramework);
if (location.hash.includes('=')) loadFramework();
if (KNOWN_ATTRIBUTE) loadForKnown();
if (KNOWN_EVENT) addEventListener(KNOWN_EVENT, loadForKnown);
