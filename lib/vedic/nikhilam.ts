import { crossing, nearBase, placesOf, sideOf } from './bases';
import { noWork, nonZeroDigits, signedAdditions } from './effort';
import { refuseOperands } from './operands';
import { joinParts, joinWork, productWork, timesDifferences } from './parts';
import { type Refusal, type Step, type Worked } from './types';

type Pair = { a: number; b: number; base: number; places: number; da: number; db: number };
type Combination = Pair & {
  cross: number;
  product: number;
  carry: number;
  lent: number;
  left: number;
  right: string;
  answer: number;
};

export type NikhilamStep =
  | Step<'base', Pair>
  | Step<'differences', Pair>
  | Step<'cross', Pair & { cross: number }>
  | Step<'product', Pair & { product: number; written: string }>
  | Step<'combine', Combination>;

export interface Nikhilam extends Worked<'nikhilam', NikhilamStep> {
  /** 10, 100, … 1000000. */
  readonly base: number;
  /** Zeros of the base: the places of the right part. */
  readonly places: number;
  /** Each number minus the base: 97 → −3, 104 → +4. */
  readonly differences: readonly [number, number];
  /** One number plus the other's difference: 97 − 7 = 90. */
  readonly cross: number;
  /** Product of the differences, negative when one number is above the base and one below. */
  readonly product: number;
  /** Moved from the right part to the left; negative when borrowed. */
  readonly carry: number;
  /** Left part of the answer after the carry. */
  readonly left: number;
  /** Right part as written, leading zeros kept: "09". */
  readonly right: string;
}

/** Work of finding a difference: "all from nine" below the base; above it, it is read off. */
export function differenceWork(value: number, difference: number): number {
  return difference < 0 ? nonZeroDigits(value) : 0;
}

/**
 * Product of two whole numbers near one power of ten, by "all from nine and the last from ten":
 * 97 × 93 → base 100, differences −3 and −7, 97 − 7 = 90, 3 × 7 = 21, 90 | 21.
 *
 * Covers numbers within half a base on either side, both near the same base (see `nearBase`).
 *
 * @param a 5 to 999999.
 * @param b 5 to 999999.
 * @returns a refusal `notNearOneBase`, or that of a number out of range.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 2.
 */
export function nikhilam(a: number, b: number): Nikhilam | Refusal {
  const refused = refuseOperands(a, b);
  if (refused) return refused;
  const base = nearBase(a);
  if (!base || base !== nearBase(b)) return { ok: false, code: 'notNearOneBase' };

  const places = placesOf(base);
  const [da, db] = [a - base, b - base];
  const cross = a + db;
  const product = timesDifferences(da, db);
  const parts = joinParts(cross, product, base);
  const { fit, carry, lent, left, right, answer } = parts;
  const written = fit === 'fits' ? right : String(Math.abs(product));
  const side = sideOf(da, db);
  const pair: Pair = { a, b, base, places, da, db };

  return {
    ok: true,
    method: 'nikhilam',
    operands: [a, b],
    base,
    places,
    differences: [da, db],
    cross,
    product,
    carry,
    left,
    right,
    answer,
    steps: [
      { kind: 'base', text: `nikhilam.base.${side}`, values: pair, ...noWork },
      {
        kind: 'differences',
        text: `nikhilam.differences.${side}`,
        values: pair,
        writes: [Math.abs(da), Math.abs(db)],
        operations: differenceWork(a, da) + differenceWork(b, db),
      },
      {
        kind: 'cross',
        text: `nikhilam.cross.${crossing(da, db)}`,
        values: { ...pair, cross },
        writes: [cross],
        operations: signedAdditions(a, db),
      },
      {
        kind: 'product',
        text: `nikhilam.product.${fit}`,
        values: { ...pair, product, written },
        ...productWork(Math.abs(da), Math.abs(db), written),
      },
      {
        kind: 'combine',
        text: `nikhilam.combine.${fit}`,
        values: { ...pair, cross, product, carry, lent, left, right, answer },
        ...joinWork(cross, product, parts),
      },
    ],
  };
}
