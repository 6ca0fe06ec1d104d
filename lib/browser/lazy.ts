import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Pauses before each try, in milliseconds. Turbopack itself requests a failed chunk twice. */
const PAUSES = [0, 500, 2000];

/** All tries; then the visitor is told. */
const PATIENCE_MS = 15_000;

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

export interface LazyPart<Part> {
  /** Resolves to undefined after the last try; subscribers still get a part that arrives later. */
  load(): Promise<Part | undefined>;
  current(): Part | undefined;
  subscribe(notify: () => void): () => void;
}

const isPressed = (opener: string) =>
  typeof document !== 'undefined' && document.querySelector(`:is(${opener})[data-held]`) !== null;

/** @param opener selects the buttons that open the part: a press that the loader holds fetches it. */
export function lazyPart<Part>(fetchPart: () => Promise<Part>, opener?: string): LazyPart<Part> {
  const subscribers = new Set<() => void>();
  let part: Part | undefined;
  let loading: Promise<Part | undefined> | undefined;

  async function tryAll(): Promise<Part | undefined> {
    for (const pause of PAUSES) {
      if (pause) await wait(pause);
      part ??= await fetchPart().catch(() => undefined);
      if (part) break;
    }
    subscribers.forEach((notify) => notify());
    return part;
  }

  function load() {
    if (part) return Promise.resolve(part);
    loading ??= Promise.race([tryAll(), wait(PATIENCE_MS)]).finally(() => (loading = undefined));
    return loading;
  }

  if (opener && isPressed(opener)) void load();
  return {
    load,
    current: () => part,
    subscribe(notify) {
      subscribers.add(notify);
      return () => subscribers.delete(notify);
    },
  };
}

/**
 * Fetches a lazy part for a component. After a failure it tries again when the browser is online.
 *
 * @param atOnce fetches the part as soon as the component is mounted.
 * @returns `failures`: how often in a row all tries failed.
 */
export function useLazyPart<Part>(
  { load: fetchPart, current, subscribe }: LazyPart<Part>,
  atOnce = false,
) {
  const part = useSyncExternalStore(subscribe, current, () => undefined);
  const [{ busy, failures }, setState] = useState({ busy: atOnce, failures: 0 });

  const load = useCallback(async () => {
    setState((now) => ({ ...now, busy: true }));
    const loaded = await fetchPart();
    setState((now) => ({ busy: false, failures: loaded ? 0 : now.failures + 1 }));
    return loaded;
  }, [fetchPart]);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the network is not React's
    if (atOnce) void load();
  }, [atOnce, load]);

  useEffect(() => {
    if (failures === 0) return;
    const again = () => void load();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failures, load]);

  return { part, busy, failures: part ? 0 : failures, load };
}

export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<T>;
}
