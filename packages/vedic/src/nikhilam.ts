import {
  combineStep,
  crossStep,
  differenceProduct,
  isInReach,
  joinParts,
  nearBase,
} from './bases.ts';
import { nonZeroDigits } from './effort.ts';
import { step } from './steps.ts';
import { type DrawnParts, type Nikhilam, type Solution, type Worked } from './types.ts';

export const isNikhilam = (solution: Solution): solution is Nikhilam =>
  solution.method === 'nikhilam' && 'differences' in solution;

/** Above the base the difference is read from the last digits and costs nothing. */
export const differenceOperations = (value: number, base: number) =>
  value < base ? nonZeroDigits(value) : 0;

function sideOf(da: number, db: number) {
  if (da === 0 || db === 0) return 'on';
  if (da < 0 && db < 0) return 'below';
  return da > 0 && db > 0 ? 'above' : 'mixed';
}

/** Sutra 2, "all from nine and the last from ten": 97 × 93 → 97 − 7 = 90, 3 × 7 = 21, 90 | 21. */
export const nikhilam = {
  fits(a: number, b: number) {
    const base = nearBase(a);
    if (base === undefined || base !== nearBase(b)) return false;
    return isInReach(Math.min(Math.abs(a - base), Math.abs(b - base)));
  },
  work(a: number, b: number): Worked & DrawnParts {
    const base = nearBase(a)!;
    const [da, db] = [a - base, b - base];
    const cross = a + db;
    const parts = joinParts(cross, da * db, base);
    const values = { a, b, da, db, cross, ...parts };
    const side = sideOf(da, db);
    const { carry, left, right } = parts;
    return {
      differences: [da, db],
      carry,
      left,
      right,
      values,
      steps: [
        step(`nikhilam.base.${side}`, values),
        step(`nikhilam.differences.${side}`, values, {
          writes: [Math.abs(da), Math.abs(db)],
          operations: differenceOperations(a, base) + differenceOperations(b, base),
        }),
        crossStep(values),
        ...differenceProduct(values),
        combineStep(values),
      ],
    };
  },
};
