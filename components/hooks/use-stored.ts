import { useSyncExternalStore } from 'react';
import { onChange } from '@/lib/browser/revisit';

/**
 * Reads what another page of the site may store, too. Undefined on the server and in the first
 * render of the browser.
 */
export const useStored = (read: () => number | undefined) =>
  useSyncExternalStore(onChange, read, () => undefined);
