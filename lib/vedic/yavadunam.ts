import { nearBase, placesOf } from './bases';
import { noWork, signedAdditions } from './effort';
import { differenceWork } from './nikhilam';
import { refuseOperands } from './operands';
import { joinParts, joinWork, productWork } from './parts';
import { type Refusal, type Step, type Worked } from './types';

type Single = { a: number; base: number; places: number; difference: number };
type Combination = Single & {
  moved: number;
  square: number;
  carry: number;
  left: number;
  right: string;
  answer: number;
};

export type YavadunamStep =
  | Step<'base', Single>
  | Step<'difference', Single>
  | Step<'move', Single & { moved: number }>
  | Step<'square', Single & { square: number; written: string }>
  | Step<'combine', Combination>;

export interface Yavadunam extends Worked<'yavadunam', YavadunamStep> {
  readonly base: number;
  readonly places: number;
  /** The number minus the base: 96 → −4. */
  readonly difference: number;
  /** The number moved once more by its difference: 96 − 4 = 92. */
  readonly moved: number;
  readonly square: number;
  readonly carry: number;
  readonly left: number;
  readonly right: string;
}

/**
 * Square of a whole number near a power of ten: whatever it falls short by, lessen it by that much
 * more and set up the square of the shortfall: 96² → 96 − 4 = 92, 4² = 16, 92 | 16.
 *
 * @param a 5 to 999999, within half a base on either side (see `nearBase`).
 * @returns a refusal `notNearBase`, or that of a number out of range.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sub-sutra 7.
 */
export function yavadunam(a: number): Yavadunam | Refusal {
  const refused = refuseOperands(a);
  if (refused) return refused;
  const base = nearBase(a);
  if (!base) return { ok: false, code: 'notNearBase' };

  const places = placesOf(base);
  const difference = a - base;
  const moved = a + difference;
  const square = difference * difference;
  const parts = joinParts(moved, square, base);
  const { carry, left, right, answer } = parts;
  const fit = carry ? 'carry' : 'fits';
  const written = carry ? String(square) : right;
  const side = difference === 0 ? 'on' : difference < 0 ? 'below' : 'above';
  const number: Single = { a, base, places, difference };

  return {
    ok: true,
    method: 'yavadunam',
    operands: [a, a],
    base,
    places,
    difference,
    moved,
    square,
    carry,
    left,
    right,
    answer,
    steps: [
      { kind: 'base', text: 'yavadunam.base', values: number, ...noWork },
      {
        kind: 'difference',
        text: `yavadunam.difference.${side}`,
        values: number,
        writes: [Math.abs(difference)],
        operations: differenceWork(a, difference),
      },
      {
        kind: 'move',
        text: `yavadunam.move.${side}`,
        values: { ...number, moved },
        writes: [moved],
        operations: signedAdditions(a, difference),
      },
      {
        kind: 'square',
        text: `yavadunam.square.${fit}`,
        values: { ...number, square, written },
        ...productWork(Math.abs(difference), Math.abs(difference), written),
      },
      {
        kind: 'combine',
        text: `yavadunam.combine.${fit}`,
        values: { ...number, moved, square, carry, left, right, answer },
        ...joinWork(moved, square, parts),
      },
    ],
  };
}
