import { writeStorage } from '@/lib/browser/storage';
import { canAsk, isSame, type Kind, type Question, questionTable } from '@sutra/vedic/questions';
import { type Method } from '@sutra/vedic/types';
import { writeKept } from './kept';
import { DAYS, isDue, type Missed, MISSED_KEY, MOST_MISSED, readMissedRows } from './missed-rows';
import { levels } from '@sutra/vedic/levels';

/** A missed sum returns after so many others. */
const OTHERS = 2;

/** The sum to ask again now, the one missed first before others. */
export function findDue(
  missed: readonly Missed[],
  asked: readonly Question[],
  today: number,
): Missed | undefined {
  const others = asked.slice(-OTHERS);
  return missed.findLast(
    (sum) =>
      isDue(sum, today) &&
      // One that was put right on an earlier day may open the session.
      (sum.due > 0 || others.length === OTHERS) &&
      !others.some((other) => isSame(sum, other)),
  );
}

const isWithin = (value: number, [low, high]: readonly [number, number]) =>
  value >= low && value <= high;

/** The first level that asks a sum, and the method that solves it there. */
function placeOf({ a, b }: Question) {
  for (const [index, level] of levels.entries()) {
    for (const [name, { rules }] of Object.entries(questionTable[level])) {
      const method = name as Method;
      const hasSum = rules.some((rule) => isWithin(a, rule.a) && isWithin(b, rule.b(a)));
      if (hasSum && canAsk(method, a, b)) return { index, method };
    }
  }
}

/** The first kind that asks a sum. */
export function kindOfSum(sum: Question): Kind {
  const { index, method } = placeOf(sum)!;
  return { level: levels[index]!, method };
}

/** Those that a session may ask: of its method, and no harder than its level. */
export const missedIn = ({ level, method }: Kind, missed: readonly Missed[]) =>
  missed.filter((sum) => {
    const place = placeOf(sum)!;
    return place.index <= levels.indexOf(level) && (method === 'mixed' || place.method === method);
  });

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
  return entry.due === 0 ? [{ ...entry, a, b, due: today + DAYS }, ...others] : others;
}

/** Without what is damaged, stored twice, or no sum that practice asks. */
export function readMissed(): readonly Missed[] {
  const missed: Missed[] = [];
  for (const row of readMissedRows()) {
    if (placeOf(row) && !missed.some((sum) => isSame(sum, row))) missed.push(row);
  }
  return missed;
}

const rowOf = ({ a, b, due, day }: Missed) => (day === undefined ? [a, b, due] : [a, b, due, day]);

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
