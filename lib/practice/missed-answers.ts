import { writeStorage } from '@/lib/browser/storage';
import { isSame, type Question } from '@sutra/vedic/questions';
import { writeKept } from './kept';
import { INTERVALS, isDue, type Missed, MISSED_KEY, MOST_MISSED } from './missed-rows';

/** The list after an answer; the newest is first. */
export function afterAnswer(
  missed: readonly Missed[],
  { a, b }: Question,
  isRight: boolean,
  today: number,
): readonly Missed[] {
  const entry = missed.find((sum) => isSame(sum, { a, b }));
  const others = missed.filter((sum) => sum !== entry);
  if (!isRight) return [{ a, b, due: 0, day: today }, ...others].slice(0, MOST_MISSED);
  if (!entry || !isDue(entry, today)) return missed;
  const step = entry.due === 0 ? 0 : (entry.step ?? 0) + 1;
  const days = INTERVALS[step];
  if (days === undefined) return others;
  return [
    { a, b, due: today + days, day: entry.day ?? today, ...(step > 0 && { step }) },
    ...others,
  ];
}

const rowOf = ({ a, b, due, day, step }: Missed) =>
  [a, b, due, day, step].filter((value) => value !== undefined);

const textOf = (missed: readonly Missed[]) =>
  missed.length > 0 ? JSON.stringify(missed.map(rowOf)) : null;

export function saveMissed(missed: readonly Missed[]): void {
  const text = textOf(missed);
  if (writeKept(MISSED_KEY, text)) return;
  // The next visit would repeat what is right by now: it gets as much of this list as fits.
  let count = missed.length;
  while (count > 0 && !writeStorage('localStorage', MISSED_KEY, textOf(missed.slice(0, --count))));
  writeKept(MISSED_KEY, text);
}
