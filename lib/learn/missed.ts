import { readStoredJson, writeStorage } from '@/lib/browser/storage';
import { LARGEST } from '@/lib/vedic/operands';
import { isSame } from '@/lib/vedic/questions';
import { type Question } from './questions';

/** A sum to ask again. `due`: from which day on; 0 while it has not been put right. */
export interface Missed extends Question {
  readonly due: number;
}

const MOST = 50;
/** A missed sum returns after so many others. */
const OTHERS = 2;
/** Once put right, it is asked again so many days later. */
const DAYS = 2;

/** The sum to ask again now, the one missed first before others. */
export const findDue = (missed: readonly Missed[], asked: readonly Question[], today: number) =>
  missed.findLast(
    (sum) => sum.due <= today && !asked.slice(-OTHERS).some((other) => isSame(sum, other)),
  );

/** The list after an answer; the newest is first. */
export function afterAnswer(
  missed: readonly Missed[],
  { a, b }: Question,
  isRight: boolean,
  today: number,
): readonly Missed[] {
  const entry = missed.find((sum) => isSame(sum, { a, b }));
  const others = missed.filter((sum) => sum !== entry);
  if (!isRight) return [{ a, b, due: 0 }, ...others].slice(0, MOST);
  if (!entry || entry.due > today) return missed;
  return entry.due === 0 ? [{ a, b, due: today + DAYS }, ...others] : others;
}

const KEY = 'practice:missed';

const isNumber = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

export function readMissed(): readonly Missed[] {
  const stored = readStoredJson('localStorage', KEY);
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST).flatMap((row: unknown) => {
    const [a, b, due] = Array.isArray(row) ? (row as unknown[]) : [];
    const isValid = isNumber(a, LARGEST) && isNumber(b, LARGEST) && isNumber(due, LARGEST);
    return isValid ? [{ a, b, due }] : [];
  });
}

export function saveMissed(missed: readonly Missed[]): void {
  const rows = missed.map(({ a, b, due }) => [a, b, due]);
  writeStorage('localStorage', KEY, rows.length ? JSON.stringify(rows) : null);
}
