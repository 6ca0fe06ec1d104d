import { isShortened, multiply } from '@sutra/vedic/multiply';
import { isSame, type Kind, type Question, questionTable } from '@sutra/vedic/questions';
import { isDue, type Missed, readMissedRows } from './missed-rows';
import { type Level, levels } from '@sutra/vedic/levels';

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

/** The first level that asks a sum, or one like it that the clock asks, and the method that solves it. */
function placeOf({ a, b }: Question) {
  const solved = multiply(a, b);
  if (!solved.ok || isShortened(solved.solution)) return undefined;
  const { method } = solved.solution;
  const hasSum = (level: Level) =>
    questionTable[level][method]?.rules.some(
      (rule) => isWithin(a, rule.a) && isWithin(b, rule.b(a)),
    );
  const index = levels.findIndex(hasSum);
  if (index >= 0) return { index, method };
  // 41 × 12 has one number of each level.
  const isSmall = [a, b].every((number) => isWithin(number, [12, 99]));
  return method === 'urdhva' && isSmall ? { index: 1, method } : undefined;
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

/** Without what is damaged, stored twice, or no sum that practice asks. */
export function readMissed(): readonly Missed[] {
  const missed: Missed[] = [];
  for (const row of readMissedRows()) {
    if (placeOf(row) && !missed.some((sum) => isSame(sum, row))) missed.push(row);
  }
  return missed;
}
