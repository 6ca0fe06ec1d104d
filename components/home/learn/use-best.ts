'use client';

import { useSyncExternalStore } from 'react';
import { readBest } from '@/lib/learn/best';
import { type Level } from '@/lib/learn/levels';

function subscribeToStorage(notify: () => void) {
  addEventListener('storage', notify);
  return () => removeEventListener('storage', notify);
}

const none = () => undefined;

/** Ms; undefined before hydration. Follows changes in other tabs. */
export const useBest = (level: Level) =>
  useSyncExternalStore(subscribeToStorage, () => readBest(level), none);
