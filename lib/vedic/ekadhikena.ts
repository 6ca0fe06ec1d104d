import { additions, noWork } from './effort';
import { refuseOperands } from './operands';
import { productWork } from './parts';
import { type Refusal, type Step, type Worked } from './types';

type Head = { a: number; head: number };

export type EkadhikenaStep =
  | Step<'split', Head>
  | Step<'next', Head & { next: number }>
  | Step<'product', Head & { next: number; product: number }>
  | Step<'combine', Head & { product: number; answer: number }>;

export interface Ekadhikena extends Worked<'ekadhikena', EkadhikenaStep> {
  /** What stands before the 5: 35 → 3. */
  readonly head: number;
  /** One more than the head. */
  readonly next: number;
  readonly product: number;
}

/**
 * Square of a number that ends in 5, "by one more than the one before":
 * 35² → 3 × 4 = 12, 12 | 25.
 *
 * @param a 5 to 999995, ending in 5.
 * @returns a refusal `notEndingInFive`, or that of a number out of range.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 1.
 */
export function ekadhikena(a: number): Ekadhikena | Refusal {
  const refused = refuseOperands(a);
  if (refused) return refused;
  if (a % 10 !== 5) return { ok: false, code: 'notEndingInFive' };

  const head = (a - 5) / 10;
  const next = head + 1;
  const product = head * next;
  const answer = product * 100 + 25;

  return {
    ok: true,
    method: 'ekadhikena',
    operands: [a, a],
    head,
    next,
    product,
    answer,
    steps: [
      { kind: 'split', text: 'ekadhikena.split', values: { a, head }, ...noWork },
      {
        kind: 'next',
        text: 'ekadhikena.next',
        values: { a, head, next },
        writes: [next],
        operations: additions(head, 1),
      },
      {
        kind: 'product',
        text: 'ekadhikena.product',
        values: { a, head, next, product },
        ...productWork(head, next),
      },
      {
        kind: 'combine',
        text: 'ekadhikena.combine',
        values: { a, head, product, answer },
        writes: [25],
        operations: 1,
      },
    ],
  };
}
