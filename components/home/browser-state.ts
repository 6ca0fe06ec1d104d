'use client';

import { useSyncExternalStore } from 'react';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

function onMotion(notify: () => void) {
  const query = reducedMotion();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

function onVisibility(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

const never = () => () => {};
const no = () => false;
const yes = () => true;

export const useReducedMotion = () =>
  useSyncExternalStore(onMotion, () => reducedMotion().matches, no);

export const useTabHidden = () =>
  useSyncExternalStore(onVisibility, () => document.visibilityState === 'hidden', no);

/** False in the HTML of the server and while it is taken over, true from then on. */
export const useTakenOver = () => useSyncExternalStore(never, yes, no);
