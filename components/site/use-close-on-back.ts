import { useEffect, useEffectEvent } from 'react';
import { REVISIT } from '@/lib/browser/revisit';

/**
 * Lets Back close what is open over the page. Each open layer has its own history entry, whose
 * state holds the number of open layers. A layer that closes in another way removes its entry.
 * Forward may lead to an entry whose layer is closed; nothing happens then.
 */
const KEY = 'openLayers';

/** What each open layer calls to close, the top one last. */
const layers: (() => void)[] = [];

/** Where the last entry was pushed. */
let address = '';

/** True while this module goes back by itself. */
let isMoving = false;

/** Until when a link of a layer leads away. Some lead nowhere, such as one to a file. */
let leavesUntil = 0;
const LEAVING_MS = 10_000;

const depth = () => (history.state as Record<string, number> | null)?.[KEY] ?? 0;

/** Pushes or removes entries until there is one for each layer. */
function sync() {
  const entries = depth();
  // A step back would end the navigation.
  if (isMoving || performance.now() < leavesUntil || entries === layers.length) return;
  // The page may have been scrolled under a panel, and must not jump when the entry goes.
  history.scrollRestoration = 'manual';
  if (entries > layers.length) {
    isMoving = true;
    goBack(entries - layers.length);
    return;
  }
  for (let layer = entries + 1; layer <= layers.length; layer++) {
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
  committed?.catch(() => (isMoving = false));
  finished?.catch(() => {});
}

function follow() {
  // A link to an anchor of the page makes an entry without state, and closes nothing.
  if (history.state === null && location.href !== address) return;
  const isOurs = isMoving;
  isMoving = false;
  leavesUntil = 0;
  // The browser restores the scroll position only after this event.
  setTimeout(() => (history.scrollRestoration = 'auto'));
  if (isOurs) sync();
  else for (const close of layers.splice(depth()).reverse()) close();
}

/** Lets a link inside a layer replace the entry of the layer. */
function leave(event: MouseEvent) {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (depth() === 0 || event.defaultPrevented) return;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target])');
  if (link?.origin !== location.origin || link.hasAttribute('download')) return;
  event.preventDefault();
  const leaves = link.pathname !== location.pathname || link.search !== location.search;
  if (leaves) leavesUntil = performance.now() + LEAVING_MS;
  location.replace(link.href);
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', follow);
  addEventListener(REVISIT, () => {
    // What was under way when the page was left has ended.
    isMoving = false;
    // Firefox shows the state of the entry that a link has replaced.
    if (leavesUntil) history.replaceState({ ...history.state, [KEY]: 0 }, '');
    follow();
  });
  addEventListener('click', leave);
  // After a reload the entry is still there, and the layer is not.
  sync();
}

/** @param close without it the layer cannot be closed, and Back leaves the page. */
export function useCloseOnBack(isOpen: boolean, close: (() => void) | undefined): void {
  const isClosable = isOpen && close !== undefined;
  const closeNow = useEffectEvent(() => close?.());

  useEffect(() => {
    if (!isClosable) return;
    const layer = () => closeNow();
    layers.push(layer);
    sync();
    return () => {
      const place = layers.indexOf(layer);
      if (place >= 0) layers.splice(place, 1);
      // Not at once: a dialog that opens next can use the same entry.
      setTimeout(sync);
    };
  }, [isClosable]);
}
