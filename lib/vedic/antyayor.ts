import { additions } from './effort';
import { refuseOperands } from './operands';
import { productWork } from './parts';
import { type Refusal, type Step, type Worked } from './types';

type Split = {
  a: number;
  b: number;
  head: number;
  /** The endings as they stand, leading zeros kept. */
  tailA: string;
  tailB: string;
  /** 10, or 100, 1000 … for endings of more digits. */
  sum: number;
};

export type AntyayorStep =
  | Step<'split', Split>
  | Step<'next', Split & { next: number }>
  | Step<'heads', Split & { next: number; left: number }>
  | Step<'tails', Split & { right: string; places: number }>
  | Step<'combine', Split & { left: number; right: string; answer: number }>;

export interface Antyayor extends Worked<'antyayor', AntyayorStep> {
  readonly head: number;
  readonly next: number;
  readonly tails: readonly [number, number];
  readonly left: number;
  /** Twice as many places as the endings have: "09". */
  readonly right: string;
}

/** The shortest endings that make 10, 100, … behind the same beginning. */
function endings(a: number, b: number): number | undefined {
  for (let sum = 10; sum <= Math.min(a, b); sum *= 10) {
    if (Math.floor(a / sum) === Math.floor(b / sum) && (a % sum) + (b % sum) === sum) return sum;
  }
  return undefined;
}

/**
 * Product of two numbers with the same beginning whose endings add up to ten:
 * 43 × 47 → 4 × 5 = 20, 3 × 7 = 21, 20 | 21. Endings of two digits that make 100, of three that
 * make 1000 and so on work alike: 191 × 109 → 1 × 2 | 91 × 09 → 2 | 0819.
 *
 * @param a 11 to 999999.
 * @param b the same beginning as `a`, which is at least 1.
 * @returns a refusal `endingsNotTen`, or that of a number out of range.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sub-sutra 8.
 */
export function antyayor(a: number, b: number): Antyayor | Refusal {
  const refused = refuseOperands(a, b);
  if (refused) return refused;
  const sum = endings(a, b);
  if (!sum) return { ok: false, code: 'endingsNotTen' };

  const digits = String(sum).length - 1;
  const places = 2 * digits;
  const head = Math.floor(a / sum);
  const next = head + 1;
  const [u, v] = [a % sum, b % sum];
  const left = head * next;
  const right = String(u * v).padStart(places, '0');
  const answer = left * sum * sum + u * v;
  const [tailA, tailB] = [String(u).padStart(digits, '0'), String(v).padStart(digits, '0')];
  const split: Split = { a, b, head, tailA, tailB, sum };

  return {
    ok: true,
    method: 'antyayor',
    operands: [a, b],
    head,
    next,
    tails: [u, v],
    left,
    right,
    answer,
    steps: [
      {
        kind: 'split',
        text: 'antyayor.split',
        values: split,
        writes: [],
        operations: additions(u, v),
      },
      {
        kind: 'next',
        text: 'antyayor.next',
        values: { ...split, next },
        writes: [next],
        operations: additions(head, 1),
      },
      {
        kind: 'heads',
        text: 'antyayor.heads',
        values: { ...split, next, left },
        ...productWork(head, next),
      },
      {
        kind: 'tails',
        text: 'antyayor.tails',
        values: { ...split, right, places },
        ...productWork(u, v, right),
      },
      {
        kind: 'combine',
        text: 'antyayor.combine',
        values: { ...split, left, right, answer },
        writes: [],
        operations: 0,
      },
    ],
  };
}
