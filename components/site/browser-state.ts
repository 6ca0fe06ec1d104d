'use client';

import { useSyncExternalStore } from 'react';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

function subscribeToMotion(notify: () => void) {
  const query = reducedMotion();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

function subscribeToVisibility(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

const subscribeToNothing = () => () => {};
const no = () => false;
const yes = () => true;

export const useReducedMotion = () =>
  useSyncExternalStore(subscribeToMotion, () => reducedMotion().matches, no);

export const useTabHidden = () =>
  useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'hidden', no);

/** False on the server and in the first render of the browser. */
export const useHydrated = () => useSyncExternalStore(subscribeToNothing, yes, no);
