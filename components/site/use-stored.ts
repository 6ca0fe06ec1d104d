import { useSyncExternalStore } from 'react';
import { REVISIT } from '@/lib/browser/revisit';

const events = ['storage', REVISIT];

function subscribe(notify: () => void) {
  for (const event of events) addEventListener(event, notify);
  return () => events.forEach((event) => removeEventListener(event, notify));
}

/**
 * Reads what another page of the site may store, too. Undefined on the server and in the first
 * render of the browser.
 */
export const useStored = (read: () => number | undefined) =>
  useSyncExternalStore(subscribe, read, () => undefined);
