import { type Level } from './levels';

const keyOf = (level: Level) => `best:${level}`;

export function readBest(level: Level): number | undefined {
  try {
    const ms = Number(localStorage.getItem(keyOf(level)));
    return Number.isFinite(ms) && ms > 0 ? ms : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the time is the best so far. */
export function saveBest(level: Level, ms: number): boolean {
  const best = readBest(level);
  if (best !== undefined && best <= ms) return false;
  try {
    localStorage.setItem(keyOf(level), String(Math.round(ms)));
  } catch {
    // Some private windows deny storage.
  }
  return true;
}
