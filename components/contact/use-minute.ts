import { useSyncExternalStore } from 'react';
import { MINUTE } from '@/lib/time';

function subscribe(notify: () => void) {
  const next = () => window.setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  let timer = next();
  function tick() {
    notify();
    timer = next();
  }
  // Browsers delay the timers of a hidden tab.
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

const minuteNow = () => Math.floor(Date.now() / MINUTE);

/** The current minute by the visitor's clock; `undefined` while the server renders. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, minuteNow, () => undefined);
  return minute === undefined ? undefined : new Date(minute * MINUTE);
}
