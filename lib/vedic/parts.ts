import { placesOf } from './bases';
import { additions, noWork, subtractions, type Work } from './effort';
import { traditional } from './traditional';

/** How the right part sits in its places: it fits, sends a carry to the left, or borrows. */
export type Fit = 'fits' | 'carry' | 'borrow';

/** A left and a right part that stand side by side in the answer. */
export interface Parts {
  readonly fit: Fit;
  /** Moved from the right part to the left; negative when borrowed. */
  readonly carry: number;
  /** What the borrowed ones are worth on the right: two borrowed from base 100 are 200. */
  readonly lent: number;
  readonly left: number;
  /** As many digits as the base has zeros: "09". */
  readonly right: string;
  readonly answer: number;
}

/** Product of two differences; 0 × −3 is a plain 0, not the −0 of the machine. */
export const timesDifferences = (da: number, db: number) => da * db || 0;

/**
 * Joins left × base + right so that the right part is written in the places of the base.
 *
 * @param right any whole number; what does not fit is carried, what is missing is borrowed.
 * @param base a power of ten from 10.
 */
export function joinParts(left: number, right: number, base: number): Parts {
  const carry = Math.floor(right / base);
  const rest = right - carry * base;
  return {
    fit: carry === 0 ? 'fits' : carry > 0 ? 'carry' : 'borrow',
    carry,
    lent: carry < 0 ? -carry * base : 0,
    left: left + carry,
    right: String(rest).padStart(placesOf(base), '0'),
    answer: left * base + right,
  };
}

/** Work of joining: parts that fit already stand side by side. */
export function joinWork(left: number, right: number, parts: Parts): Work {
  if (parts.fit === 'fits') return noWork;
  if (parts.fit === 'carry')
    return { writes: [parts.left], operations: additions(left, parts.carry) };
  return {
    writes: [parts.left, parts.right],
    operations: subtractions(left, -parts.carry) + subtractions(parts.lent, -right),
  };
}

/**
 * Work of a product inside a method: one table fact, or long multiplication where it takes more.
 *
 * @param written the product as it is written, when leading zeros are added.
 */
export function productWork(x: number, y: number, written: number | string = x * y): Work {
  const { writes, operations } = traditional(x, y);
  return { writes: [...writes.slice(0, -1), written], operations };
}
