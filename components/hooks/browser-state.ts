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

function subscribeToFocus(notify: () => void) {
  const events = ['focusin', 'focusout'];
  for (const event of events) document.addEventListener(event, notify);
  return () => events.forEach((event) => document.removeEventListener(event, notify));
}

const no = () => false;

export const useReducedMotion = () =>
  useSyncExternalStore(subscribeToMotion, () => reducedMotion().matches, no);

export const useTabHidden = () =>
  useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'hidden', no);

const isFieldFocused = () =>
  document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false;

export const useFieldFocused = () => useSyncExternalStore(subscribeToFocus, isFieldFocused, no);
