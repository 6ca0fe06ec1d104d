import { subtractions } from './effort';
import { combineStep, crossStep, joinParts, placesOf, productStep } from './bases';
import { productWork, step } from './steps';
import { type Multiplication } from './types';

/** The power of ten below a number, and how many times it is contained, rounded. */
function multipleOf(value: number) {
  const base = 10 ** placesOf(value);
  return { base, factor: Math.round(value / base) };
}

/** Operations of finding how far a number is from a round one; above it, it is read off. */
const distanceOperations = (value: number, round: number) =>
  value < round ? subtractions(round, value) : 0;

/**
 * "Proportionately", for two numbers near the same multiple of a power of ten:
 * 48 × 47 → 50 = 5 × 10, differences −2 and −3, 48 − 3 = 45, 45 × 5 = 225, 2 × 3 = 6, 225 | 6.
 *
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sub-sutra 1.
 */
export const anurupyena: Multiplication = {
  fits(a, b) {
    const { base, factor } = multipleOf(a);
    return base >= 10 && factor >= 2 && factor <= 9 && Math.round(b / base) === factor;
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
        productStep(values),
        combineStep(values),
      ],
    };
  },
};
