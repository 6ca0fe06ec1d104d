import { additions, noWork, signedAdditions } from './effort';
import { productWork, step } from './steps';

/** Zeros of a power of ten. */
export const placesOf = (base: number) => String(base).length - 1;

/** Writes a number in the places of a base: 9 at base 100 → "09". */
export const withZeros = (value: number, base: number) =>
  String(value).padStart(placesOf(base), '0');

/**
 * The power of ten within half of which a number lies: 5 to 15 → 10, 50 to 150 → 100.
 * A number has one such base or none.
 */
export function nearBase(value: number): number | undefined {
  const base = 10 ** Math.max(1, placesOf(value));
  return [base, base * 10].find((candidate) => Math.abs(value - candidate) * 2 <= candidate);
}

/**
 * Joins left × base + product so that the product is written in the places of the base: what does
 * not fit is carried to the left, what is missing is borrowed.
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
    /** What the borrowed ones are worth on the right: two borrowed from base 100 are 200. */
    lent: -carry * base,
    /** The product as written before anything is carried. */
    written: carry === 0 ? right : String(Math.abs(product)),
    answer: unsettled * base + product,
  };
}

type Parts = ReturnType<typeof joinParts>;
export const fitOf = ({ carry }: Parts) => (carry === 0 ? 'fits' : carry > 0 ? 'carry' : 'borrow');

export function combineStep(values: Parts) {
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

type Crosswise = Parts & { a: number; b: number; da: number; db: number; cross: number };

export function crossStep(values: Crosswise) {
  const { a, da, db, cross } = values;
  const direction = da <= 0 && db <= 0 ? 'subtract' : da >= 0 && db >= 0 ? 'add' : 'mixed';
  const work = { writes: [cross], operations: signedAdditions(a, db) };
  return step(`cross.${direction}`, values, work);
}

export function productStep(values: Crosswise) {
  const { da, db, written } = values;
  const work = productWork(Math.abs(da), Math.abs(db), written);
  return step(`product.${fitOf(values)}`, values, work);
}
