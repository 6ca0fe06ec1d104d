/** Pauses before each try, in milliseconds. Turbopack itself requests a failed chunk twice. */
const PAUSES = [0, 500, 2000];

const PATIENCE_MS = 15_000;

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

export interface Lazy<Part> {
  /** Resolves to undefined after the last try; subscribers still get a part that arrives later. */
  ask(): Promise<Part | undefined>;
  current(): Part | undefined;
  subscribe(notify: () => void): () => void;
}

const isPressed = (opener: string) =>
  typeof document !== 'undefined' && document.querySelector(`:is(${opener})[data-held]`) !== null;

/** @param opener selects the buttons that open the part: a press that the loader holds fetches it. */
export function lazy<Part>(load: () => Promise<Part>, opener?: string): Lazy<Part> {
  const subscribers = new Set<() => void>();
  let part: Part | undefined;
  let asking: Promise<Part | undefined> | undefined;

  async function tryAll(): Promise<Part | undefined> {
    for (const pause of PAUSES) {
      if (pause) await wait(pause);
      part ??= await load().catch(() => undefined);
      if (part) break;
    }
    subscribers.forEach((notify) => notify());
    return part;
  }

  function ask() {
    asking ??= Promise.race([tryAll(), wait(PATIENCE_MS)]).finally(() => (asking = undefined));
    return asking;
  }

  if (opener && isPressed(opener)) void ask();
  return {
    ask,
    current: () => part,
    subscribe(notify) {
      subscribers.add(notify);
      return () => subscribers.delete(notify);
    },
  };
}

export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<T>;
}
