import { additions, noWork, nonZeroDigits, subtractions } from './effort';
import { refuseOperands } from './operands';
import { type Refusal, type Step, type Worked } from './types';

type Nines = {
  /** The number that is multiplied by nines. */
  number: number;
  nines: number;
  /** 10, 100 …: one more than the nines. */
  base: number;
  /** How many nines there are. */
  places: number;
  /** What stands before the last `places` digits of the number. */
  before: number;
  /** The last `places` digits of the number, leading zeros kept. */
  tail: string;
  /** What is taken from the number: 1, or more where it has more digits than there are nines. */
  less: number;
  left: number;
};

export type EkanyunenaStep =
  | Step<'lessen', Nines>
  | Step<'complement', Nines & { right: string }>
  | Step<'combine', Nines & { right: string; answer: number }>;

export interface Ekanyunena extends Worked<'ekanyunena', EkanyunenaStep> {
  readonly number: number;
  readonly nines: number;
  readonly places: number;
  readonly less: number;
  readonly left: number;
  readonly right: string;
}

/** The number to multiply and the nines; the longer nines when both are nines. */
function sortOut(a: number, b: number): [number, number] | undefined {
  const isNines = (value: number) => /^9+$/.test(String(value));
  if (isNines(b) && !(isNines(a) && a > b)) return [a, b];
  return isNines(a) ? [b, a] : undefined;
}

/**
 * Product with 9, 99, 999 …, "by one less than the one before": 47 × 99 → 47 − 1 = 46,
 * 99 − 46 = 53, 46 | 53. A number with more digits than there are nines is lessened by one more
 * than the part in front: 1789 × 99 → 1789 − 18 = 1771, 100 − 89 = 11, 1771 | 11.
 *
 * @param a 1 to 999999; one of the two is all nines.
 * @param b 1 to 999999.
 * @returns a refusal `notNines`, `zero`, or that of a number out of range.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 14.
 */
export function ekanyunena(a: number, b: number): Ekanyunena | Refusal {
  const refused = refuseOperands(a, b);
  if (refused) return refused;
  const sorted = sortOut(a, b);
  if (!sorted) return { ok: false, code: 'notNines' };
  const [number, nines] = sorted;
  if (number === 0) return { ok: false, code: 'zero' };

  const base = nines + 1;
  const places = String(nines).length;
  const before = Math.floor(number / base);
  const rest = number % base;
  const less = rest === 0 ? before : before + 1;
  const left = number - less;
  const right = String(less * base - number).padStart(places, '0');
  const answer = left * base + Number(right);
  const tail = String(rest).padStart(places, '0');
  const shape = rest === 0 ? 'round' : before > 0 ? 'long' : 'short';
  const values: Nines = { number, nines, base, places, before, tail, less, left };

  return {
    ok: true,
    method: 'ekanyunena',
    operands: [a, b],
    number,
    nines,
    places,
    less,
    left,
    right,
    answer,
    steps: [
      {
        kind: 'lessen',
        text: `ekanyunena.lessen.${shape}`,
        values,
        writes: [left],
        operations: subtractions(number, less) + (shape === 'long' ? additions(before, 1) : 0),
      },
      {
        kind: 'complement',
        text: `ekanyunena.complement.${shape}`,
        values: { ...values, right },
        writes: [right],
        operations: nonZeroDigits(shape === 'short' ? left : rest),
      },
      {
        kind: 'combine',
        text: 'ekanyunena.combine',
        values: { ...values, right, answer },
        ...noWork,
      },
    ],
  };
}
