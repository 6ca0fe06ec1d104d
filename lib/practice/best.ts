import { readKept, writeKept } from './kept';
import { type Level } from '@sutra/vedic/levels';

const keyOf = (level: Level) => `best:${level}` as const;

export function readBest(level: Level): number | undefined {
  const ms = Number(readKept(keyOf(level)));
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

export function saveBest(level: Level, ms: number): boolean {
  const best = readBest(level);
  if (best !== undefined && best <= ms) return false;
  writeKept(keyOf(level), String(Math.round(ms)));
  return true;
}
