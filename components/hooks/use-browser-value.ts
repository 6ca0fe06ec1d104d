import { useSyncExternalStore } from 'react';
import { onChange } from '@/lib/browser/revisit';

const subscribeToNothing = () => () => {};
const no = () => false;
const yes = () => true;

/** False on the server and in the first render of the browser. */
export const useHydrated = () => useSyncExternalStore(subscribeToNothing, yes, no);

/**
 * Reads what another page of the site may store, too. Undefined on the server and in the first
 * render of the browser.
 */
export const useStored = (read: () => number | undefined) =>
  useSyncExternalStore(onChange, read, () => undefined);

const readHash = () => location.hash;

function subscribe(notify: () => void) {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
}

/** Empty on the server and in the first render of the browser. */
export const useHash = () => useSyncExternalStore(subscribe, readHash, () => '');
