import { crossing, placesOf } from './bases';
import { additions, noWork, signedAdditions, subtractions } from './effort';
import { refuseOperands } from './operands';
import { joinParts, joinWork, productWork, timesDifferences } from './parts';
import { type Refusal, type Step, type Worked } from './types';

type Pair = {
  a: number;
  b: number;
  base: number;
  /** The working base is this many times the base: 50 = 5 × 10. */
  factor: number;
  workingBase: number;
  places: number;
  da: number;
  db: number;
};
type Combination = Pair & {
  scaled: number;
  product: number;
  carry: number;
  lent: number;
  left: number;
  right: string;
  answer: number;
};

export type AnurupyenaStep =
  | Step<'base', Pair>
  | Step<'differences', Pair>
  | Step<'cross', Pair & { cross: number }>
  | Step<'scale', Pair & { cross: number; scaled: number }>
  | Step<'product', Pair & { product: number; written: string }>
  | Step<'combine', Combination>;

export interface Anurupyena extends Worked<'anurupyena', AnurupyenaStep> {
  readonly base: number;
  readonly factor: number;
  readonly workingBase: number;
  readonly places: number;
  readonly differences: readonly [number, number];
  readonly cross: number;
  /** The cross result times the factor: 45 × 5 = 225. */
  readonly scaled: number;
  readonly product: number;
  readonly carry: number;
  readonly left: number;
  readonly right: string;
}

/** Work of finding how far a number is from a multiple of a power of ten. */
const distance = (value: number, from: number) =>
  value < from ? subtractions(from, value) : value > from ? additions(0, value - from) : 0;

/**
 * Product of two whole numbers near the same multiple of a power of ten, "proportionately":
 * 48 × 47 → working base 50 = 5 × 10, differences −2 and −3, 48 − 3 = 45, 45 × 5 = 225,
 * 2 × 3 = 6, 225 | 6.
 *
 * @param a two to six digits; rounds to 2 … 9 times its highest power of ten.
 * @param b rounds to the same.
 * @returns a refusal `notNearOneMultiple`, or that of a number out of range.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sub-sutra 1.
 */
export function anurupyena(a: number, b: number): Anurupyena | Refusal {
  const refused = refuseOperands(a, b);
  if (refused) return refused;
  const base = 10 ** (String(a).length - 1);
  const factor = Math.round(a / base);
  if (base < 10 || factor < 2 || factor > 9 || Math.round(b / base) !== factor) {
    return { ok: false, code: 'notNearOneMultiple' };
  }

  const workingBase = factor * base;
  const places = placesOf(base);
  const [da, db] = [a - workingBase, b - workingBase];
  const cross = a + db;
  const scaled = cross * factor;
  const product = timesDifferences(da, db);
  const parts = joinParts(scaled, product, base);
  const { fit, carry, lent, left, right, answer } = parts;
  const written = fit === 'fits' ? right : String(Math.abs(product));
  const pair: Pair = { a, b, base, factor, workingBase, places, da, db };

  return {
    ok: true,
    method: 'anurupyena',
    operands: [a, b],
    base,
    factor,
    workingBase,
    places,
    differences: [da, db],
    cross,
    scaled,
    product,
    carry,
    left,
    right,
    answer,
    steps: [
      { kind: 'base', text: 'anurupyena.base', values: pair, ...noWork },
      {
        kind: 'differences',
        text: 'anurupyena.differences',
        values: pair,
        writes: [Math.abs(da), Math.abs(db)],
        operations: distance(a, workingBase) + distance(b, workingBase),
      },
      {
        kind: 'cross',
        text: `anurupyena.cross.${crossing(da, db)}`,
        values: { ...pair, cross },
        writes: [cross],
        operations: signedAdditions(a, db),
      },
      {
        kind: 'scale',
        text: 'anurupyena.scale',
        values: { ...pair, cross, scaled },
        ...productWork(cross, factor),
      },
      {
        kind: 'product',
        text: `anurupyena.product.${fit}`,
        values: { ...pair, product, written },
        ...productWork(Math.abs(da), Math.abs(db), written),
      },
      {
        kind: 'combine',
        text: `anurupyena.combine.${fit}`,
        values: { ...pair, scaled, product, carry, lent, left, right, answer },
        ...joinWork(scaled, product, parts),
      },
    ],
  };
}
