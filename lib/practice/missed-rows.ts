import { type Question } from '@sutra/vedic/questions';
import { LARGEST } from '@sutra/vedic/read-number';
import { readKept } from './kept';

/** A sum to ask again. */
export interface Missed extends Question {
  /** From which day on; 0 while it has not been put right. */
  readonly due: number;
  /** When it was missed. Lists of earlier versions do not say it. */
  readonly day?: number;
  /** The interval after which it is due; the first, where a list of earlier versions does not say it. */
  readonly step?: number;
}

export const MISSED_KEY = 'practice:missed';
export const MOST_MISSED = 50;
/** Put right, it is asked again so many days later, each time further on. */
export const INTERVALS = [2, 6, 14, 30] as const;

/** A day further ahead was stored while the clock of the device was wrong. */
export const isDue = ({ due }: Missed, today: number) =>
  due <= today || due > today + INTERVALS.at(-1)!;

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST;

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Without what is damaged. It may have sums that practice does not ask. */
export function readMissedRows(): readonly Missed[] {
  const stored = parse(readKept(MISSED_KEY));
  if (!Array.isArray(stored)) return [];
  const missed: Missed[] = [];
  for (const row of stored.slice(0, MOST_MISSED) as unknown[]) {
    const [a, b, due, day, step] = Array.isArray(row) ? (row as unknown[]) : [];
    if (!isNumber(a) || !isNumber(b) || !isNumber(due)) continue;
    const isStep = isNumber(step) && step > 0 && step < INTERVALS.length;
    missed.push({ a, b, due, ...(isNumber(day) && { day }), ...(isStep && { step }) });
  }
  return missed;
}
