import { type Level } from './levels';

const keyOf = (level: Level) => `best:${level}`;

/** A storage that may be closed to us, as in private windows. */
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/**
 * The best time of a level in ms, kept in this browser alone.
 *
 * @returns undefined when there is none, or nothing can be kept here.
 */
export function readBest(level: Level, open: () => Storage = () => localStorage) {
  try {
    const kept = Number(open().getItem(keyOf(level)));
    return Number.isFinite(kept) && kept > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a time when it is better than the one before.
 *
 * @param ms time of a round with every answer right.
 * @returns whether it is the best one now.
 */
export function keepBest(level: Level, ms: number, open: () => Storage = () => localStorage) {
  const before = readBest(level, open);
  if (before !== undefined && before <= ms) return false;
  try {
    open().setItem(keyOf(level), String(Math.round(ms)));
  } catch {
    // Storage is closed; the time is shown once and not kept.
  }
  return true;
}
