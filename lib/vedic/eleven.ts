import { digits } from '@/lib/maths/digits';
import { additions, noWork } from './effort';
import { refuseOperands } from './operands';
import { type Refusal, type Step, type Worked } from './types';

type Ends = { number: number; first: number; last: number };

export type ElevenStep =
  | Step<'ends', Ends>
  | Step<'neighbours', Ends & { sums: string }>
  | Step<'combine', Ends & { parts: string; answer: number }>;

export interface Eleven extends Worked<'eleven', ElevenStep> {
  /** The number that is multiplied by 11. */
  readonly number: number;
  /** First digit, sums of neighbours, last digit, from the left: 47 → [4, 11, 7]. */
  readonly parts: readonly number[];
}

/** Additions of carrying the tens of each part to its left neighbour. */
function carryWork(parts: readonly number[]): number {
  let operations = 0;
  parts.reduceRight((carry, part) => {
    operations += carry ? additions(part, carry) : 0;
    return Math.floor((part + carry) / 10);
  }, 0);
  return operations;
}

/**
 * Product with 11, the shortest case of "vertically and crosswise": keep the first and the last
 * digit, and put the sums of neighbours between them: 47 × 11 → 4 | 4 + 7 | 7 → 4 | 11 | 7 → 517.
 *
 * @param a 1 to 999999; one of the two is 11.
 * @param b 1 to 999999.
 * @returns a refusal `notEleven`, `zero`, or that of a number out of range.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 3.
 */
export function eleven(a: number, b: number): Eleven | Refusal {
  const refused = refuseOperands(a, b);
  if (refused) return refused;
  if (a !== 11 && b !== 11) return { ok: false, code: 'notEleven' };
  const number = b === 11 ? a : b;
  if (number === 0) return { ok: false, code: 'zero' };

  const all = digits(number);
  const pairs = all.slice(1).map((digit, index) => [all[index]!, digit] as const);
  const sums = pairs.map(([x, y]) => x + y);
  const [first, last] = [all[0]!, all.at(-1)!];
  const parts = [first, ...sums, last];
  const carries = sums.some((sum) => sum > 9);
  const answer = number * 11;
  const ends: Ends = { number, first, last };
  const neighbours: ElevenStep = {
    kind: 'neighbours',
    text: 'eleven.neighbours',
    values: { ...ends, sums: pairs.map(([x, y]) => `${x} + ${y} = ${x + y}`).join(', ') },
    writes: sums,
    operations: pairs.reduce((total, [x, y]) => total + additions(x, y), 0),
  };

  return {
    ok: true,
    method: 'eleven',
    operands: [a, b],
    number,
    parts,
    answer,
    steps: [
      { kind: 'ends', text: 'eleven.ends', values: ends, writes: [first, last], operations: 0 },
      ...(pairs.length ? [neighbours] : []),
      {
        kind: 'combine',
        text: carries ? 'eleven.combine.carry' : 'eleven.combine.fits',
        values: { ...ends, parts: parts.join(' | '), answer },
        ...(carries ? { writes: [answer], operations: carryWork(parts) } : noWork),
      },
    ],
  };
}
