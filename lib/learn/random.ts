/** Returns numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** mulberry32, by Tommy Ettinger, public domain. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Includes `low` and `high`. */
export function randomInteger(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInteger(random, 0, last);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
