import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};
const no = () => false;
const yes = () => true;

/** False on the server and in the first render of the browser. */
export const useHydrated = () => useSyncExternalStore(subscribeToNothing, yes, no);
