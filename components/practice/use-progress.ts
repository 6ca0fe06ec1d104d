import { useSyncExternalStore } from 'react';
import {
  isProgressStored,
  onProgress,
  progressState,
  readProgress,
} from '@/lib/practice/progress-store';
import { dayInIndia } from '@/lib/time';

const India = -330;

/** For a part that is not rendered on the server. */
export function useProgress() {
  useSyncExternalStore(onProgress, progressState);
  return {
    progress: readProgress(),
    today: dayInIndia(),
    isStored: isProgressStored(),
    isAbroad: new Date().getTimezoneOffset() !== India,
  };
}
