import { REVISIT } from './revisit';

/**
 * Lets Back close what is open over the page. Each layer that can be closed has its own history
 * entry, whose state holds the number of such layers. A layer that closes in another way removes its
 * entry. Forward may lead to an entry whose layer is closed; nothing happens then.
 */
const KEY = 'openLayers';

/** How many entries there should be. */
let targetCount = 0;

/** Where the last entry was pushed. */
let address = '';

/** True while this module goes back by itself. */
let isMoving = false;

/** Set while a link of a layer leads away. Some lead nowhere, such as one to a file. */
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Longer than another page takes to begin. */
const LEAVING_MS = 10_000;

/** A link that was pressed while this module was going back. */
let pressed: HTMLAnchorElement | undefined;

const depth = () => (history.state as Record<string, number> | null)?.[KEY] ?? 0;

/** Pushes or removes entries until there are as many as there should be. */
function sync() {
  const entries = depth();
  // A step back would end the navigation.
  if (isMoving || leaving || entries === targetCount) return;
  // The page may have been scrolled under a panel, and must not jump when the entry goes.
  history.scrollRestoration = 'manual';
  if (entries > targetCount) {
    isMoving = true;
    goBack(entries - targetCount);
    return;
  }
  for (let layer = entries + 1; layer <= targetCount; layer++) {
    address = location.href;
    // Next's router needs its own part of the state.
    history.pushState({ ...history.state, [KEY]: layer }, '');
  }
  history.scrollRestoration = 'auto';
}

/** Steps over entries that a frame inside a dialog has added, where the browser can tell. */
function goBack(count: number) {
  const keys = 'navigation' in window ? navigation.entries().map(({ key }) => key) : [];
  const target = keys[(window.navigation?.currentEntry?.index ?? 0) - count];
  if (!target) return history.go(-count);
  const { committed, finished } = navigation.traverseTo(target);
  // A page that is leaving loses its entries; no popstate will say that this has ended.
  committed?.catch(() => {
    isMoving = false;
    followPressed();
  });
  finished?.catch(() => {});
}

function followPressed() {
  const link = pressed;
  pressed = undefined;
  link?.click();
}

function stay() {
  clearTimeout(leaving);
  leaving = undefined;
  sync();
}

/** Lets a link replace the entry of an open layer. */
function onLinkClick(event: MouseEvent) {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (depth() === 0 || event.defaultPrevented) return;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target])');
  if (link?.origin !== location.origin || link.hasAttribute('download')) return;
  event.preventDefault();
  if (isMoving) {
    // A replacement now would take the place of the page and not of the layer.
    pressed = link;
    return;
  }
  const leaves = link.pathname !== location.pathname || link.search !== location.search;
  if (leaves) {
    clearTimeout(leaving);
    leaving = setTimeout(stay, LEAVING_MS);
  }
  location.replace(link.href);
}

/** Sets how many layers Back can close. */
export function setEntries(count: number): void {
  const isMore = count > targetCount;
  targetCount = count;
  if (isMore) sync();
  // Not at once: a dialog that opens next can use the same entry.
  else setTimeout(sync);
}

/** @param closeAbove closes all layers that Back can close but the given number. */
export function onBack(closeAbove: (count: number) => void): void {
  function onPopState() {
    // A link to an anchor of the page makes an entry without state, and closes nothing.
    if (history.state === null && location.href !== address) return;
    const isOurs = isMoving;
    isMoving = false;
    clearTimeout(leaving);
    leaving = undefined;
    // The browser restores the scroll position only after this event.
    setTimeout(() => (history.scrollRestoration = 'auto'));
    if (!isOurs) return closeAbove(depth());
    sync();
    followPressed();
  }

  addEventListener('popstate', onPopState);
  addEventListener(REVISIT, () => {
    // What was under way when the page was left has ended.
    isMoving = false;
    pressed = undefined;
    // Firefox shows the state of the entry that a link has replaced.
    if (leaving) history.replaceState({ ...history.state, [KEY]: 0 }, '');
    onPopState();
  });
  addEventListener('click', onLinkClick);
  // After a reload the entry is still there, and the layer is not.
  sync();
}
