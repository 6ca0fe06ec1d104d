import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Lazy } from '@/lib/browser/lazy';

/**
 * Fetches a lazy part for a component. After a failure it tries again when the browser is online.
 *
 * @param atOnce fetches the part as soon as the component is mounted.
 * @returns `failures`: how often in a row all tries failed.
 */
export function useLazy<Part>(lazy: Lazy<Part>, atOnce = false) {
  const part = useSyncExternalStore(lazy.subscribe, lazy.current, () => undefined);
  const [{ busy, failures }, setState] = useState({ busy: atOnce, failures: 0 });

  const ask = useCallback(async () => {
    setState((now) => ({ ...now, busy: true }));
    const loaded = await lazy.ask();
    setState((now) => ({ busy: false, failures: loaded ? 0 : now.failures + 1 }));
    return loaded;
  }, [lazy]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the network is not React's
    if (atOnce) void ask();
  }, [atOnce, ask]);

  useEffect(() => {
    if (failures === 0) return;
    const again = () => void ask();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failures, ask]);

  return { part, busy, failures: part ? 0 : failures, ask };
}
