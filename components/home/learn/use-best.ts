'use client';

import { useSyncExternalStore } from 'react';
import { readBest } from '@/lib/learn/best';
import { type Level } from '@/lib/learn/levels';

function onStorage(notify: () => void) {
  addEventListener('storage', notify);
  return () => removeEventListener('storage', notify);
}

const none = () => undefined;

/** The best time of a level in ms, once hydrated; follows changes in other tabs. */
export const useBest = (level: Level) =>
  useSyncExternalStore(onStorage, () => readBest(level), none);
