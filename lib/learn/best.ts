import { type Level } from './levels';

const keyOf = (level: Level) => `best:${level}`;

/** The best time of a level in this browser, in ms. */
export function readBest(level: Level): number | undefined {
  try {
    const ms = Number(localStorage.getItem(keyOf(level)));
    return Number.isFinite(ms) && ms > 0 ? ms : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a time that beats the best one, and returns whether it does. */
export function saveBest(level: Level, ms: number): boolean {
  const best = readBest(level);
  if (best !== undefined && best <= ms) return false;
  try {
    localStorage.setItem(keyOf(level), String(Math.round(ms)));
  } catch {
    // Storage is denied, as in some private windows: the time is shown but not stored.
  }
  return true;
}
