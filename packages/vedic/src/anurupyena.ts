import { subtractions } from './effort.ts';
import {
  combineStep,
  crossStep,
  differenceProduct,
  isInReach,
  joinParts,
  placesOf,
} from './bases.ts';
import { productWork, step } from './steps.ts';
import { type Multiplication } from './types.ts';

/** The nearest multiple of the power of ten below a number: 48 → 5 × 10. */
function multipleOf(value: number) {
  const base = 10 ** placesOf(value);
  return { base, factor: Math.round(value / base) };
}

const distanceOperations = (value: number, workingBase: number) =>
  value < workingBase ? subtractions(workingBase, value) : 0;

/** Sub-sutra 1, "proportionately": 48 × 47 → 50 = 5 × 10, (48 − 3) × 5 = 225, 2 × 3 = 6, 225 | 6. */
export const anurupyena: Multiplication = {
  fits(a, b) {
    const { base, factor } = multipleOf(a);
    if (base < 10 || factor < 2 || factor > 9 || Math.round(b / base) !== factor) return false;
    const workingBase = factor * base;
    return isInReach(Math.min(Math.abs(a - workingBase), Math.abs(b - workingBase)));
  },
  work(a, b) {
    const { base, factor } = multipleOf(a);
    const workingBase = factor * base;
    const [da, db] = [a - workingBase, b - workingBase];
    const cross = a + db;
    const scaled = cross * factor;
    const parts = joinParts(scaled, da * db, base);
    const values = { a, b, factor, workingBase, da, db, cross, scaled, ...parts };
    return {
      values,
      steps: [
        step('anurupyena.base', values),
        step('anurupyena.differences', values, {
          writes: [Math.abs(da), Math.abs(db)],
          operations: distanceOperations(a, workingBase) + distanceOperations(b, workingBase),
        }),
        crossStep(values),
        step('anurupyena.scale', values, productWork(cross, factor)),
        ...differenceProduct(values),
        combineStep(values),
      ],
    };
  },
};
