import { useSyncExternalStore } from 'react';

const readHash = () => location.hash;

function subscribe(notify: () => void) {
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
}

/** Empty on the server and in the first render of the browser. */
export const useHash = () => useSyncExternalStore(subscribe, readHash, () => '');
