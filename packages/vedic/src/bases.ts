import { additions, noWork, signedAdditions, type Work } from './effort.ts';
import { productSteps, step } from './steps.ts';
import { type Step } from './types.ts';

export const placesOf = (base: number) => String(base).length - 1;

/** Pads a number to as many digits as its base has zeros: 9 at base 100 → "09". */
export const withZeros = (value: number, base: number) =>
  String(value).padStart(placesOf(base), '0');

/** The power of ten that a number differs from by at most half: 5 to 15 → 10, 50 to 150 → 100. */
export function nearBase(value: number): number | undefined {
  const base = 10 ** Math.max(1, placesOf(value));
  return [base, base * 10].find((candidate) => Math.abs(value - candidate) * 2 <= candidate);
}

/** Farther numbers have differences whose product is as much work as the sum itself. */
export const isInReach = (smallerDifference: number) => Math.abs(smallerDifference) < 100;

/**
 * Joins a left part (`unsettled`, before any carry) and a right part (`product`). The right part has
 * as many digits as the base has zeros: more are carried, and a negative product borrows.
 */
export function joinParts(unsettled: number, product: number, base: number) {
  const places = placesOf(base);
  const carry = Math.floor(product / base);
  const right = withZeros(product - carry * base, base);
  return {
    base,
    places,
    unsettled,
    product,
    carry,
    right,
    left: unsettled + carry,
    /** Value of the borrowed ones in the right part: 2 borrowed at base 100 → 200. */
    lent: -carry * base,
    written: carry === 0 ? right : String(Math.abs(product)),
    answer: unsettled * base + product,
  };
}

type JoinedParts = ReturnType<typeof joinParts>;
const fitOf = ({ carry }: JoinedParts) => (carry === 0 ? 'fits' : carry > 0 ? 'carry' : 'borrow');

export function combineStep(values: JoinedParts) {
  const { unsettled, product, carry, lent, left, right } = values;
  const fit = fitOf(values);
  const work = {
    fits: noWork,
    carry: { writes: [left], operations: additions(unsettled, carry) },
    borrow: {
      writes: [left, right],
      operations: signedAdditions(unsettled, carry) + signedAdditions(lent, product),
    },
  }[fit];
  return step(`combine.${fit}`, values, work);
}

type Crosswise = JoinedParts & { a: number; b: number; da: number; db: number; cross: number };

export function crossStep(values: Crosswise) {
  const { a, da, db, cross } = values;
  const direction = da < 0 && db < 0 ? 'subtract' : da > 0 && db > 0 ? 'add' : 'mixed';
  const work = { writes: [cross], operations: signedAdditions(a, db) };
  return step(`cross.${direction}`, values, work);
}

export function differenceProduct(values: Crosswise): Step[] {
  const { da, db, written } = values;
  const toStep = (work: Work) => step(`product.${fitOf(values)}`, values, work);
  return productSteps(Math.abs(da), Math.abs(db), toStep, written);
}
