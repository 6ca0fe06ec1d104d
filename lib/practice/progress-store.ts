import { onChange } from '@/lib/browser/revisit';
import { readStorage, writeStorage } from '@/lib/browser/storage';
import { dayInIndia } from '@/lib/time';
import { readKept, writeKept } from './kept';
import {
  addPractised,
  type Practised,
  PROGRESS_KEY,
  readProgressText,
  textOfProgress,
} from './progress';

const MISSED = 'practice:missed';

/** What could not be stored. It lasts as long as the page, beside what other tabs store. */
let unsaved: Practised[] = [];
const listeners = new Set<() => void>();
let changes = 0;

const readStored = () => readProgressText(readStorage('localStorage', PROGRESS_KEY));

export const readProgress = () => unsaved.reduce(addPractised, readStored().progress);

/** Whether all of it outlasts the page. */
export const isProgressStored = () => unsaved.length === 0;

function notify() {
  changes++;
  listeners.forEach((listener) => listener());
}

/** Adds to what is stored by now, so that two tabs lose nothing of each other. */
export function keepPractised(practised: Practised): void {
  unsaved.push(practised);
  const text = textOfProgress(readProgress());
  if (!readStored().isLater && writeStorage('localStorage', PROGRESS_KEY, text)) unsaved = [];
  notify();
}

/** With the missed sums. */
export function erasePractice(): void {
  unsaved = [];
  writeStorage('localStorage', PROGRESS_KEY, null);
  writeKept(MISSED, null);
  notify();
}

/** Changes with all that a page shows of it, and at midnight in India. */
export const progressState = () =>
  [dayInIndia(), changes, readStorage('localStorage', PROGRESS_KEY), readKept(MISSED)].join();

/** Also when the visitor comes back to the window, maybe on another day. */
export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('focus', listener);
  const stop = onChange(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('focus', listener);
    stop();
  };
}
