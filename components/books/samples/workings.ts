import { type Sum } from '@/content/en/sample-pages/words';

/** The answers of the sample pages, worked out rather than written down. */

/** Digits of a whole number as they are read: 4387 → [4, 3, 8, 7]. */
export function digits(value: number): number[] {
  return Array.from(String(value), Number);
}

/** The answer of a sum, exact up to products of nine digits. */
export function answerOf(sum: Sum): number {
  if ('square' in sum) return sum.square ** 2;
  return sum.sign === '×' ? sum.left * sum.right : sum.left - sum.right;
}

/**
 * What each digit lacks of nine, the last of ten: 4387 → [5, 6, 1, 3].
 *
 * @param value a whole number above 0 that does not end in 0.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 2.
 */
export function complement(value: number): number[] {
  return digits(value).map((digit, index, all) => (index === all.length - 1 ? 10 : 9) - digit);
}

/** A number and the sums of its digits, down to one digit: 97 → [97, 16, 7]. */
export function rootChain(value: number): number[] {
  if (value < 10) return [value];
  return [value, ...rootChain(digits(value).reduce((sum, digit) => sum + digit, 0))];
}

/**
 * Multiples of a number by their digit roots, until they come round to nine: 4 → 4, 8, 3, 7, 2, 6,
 * 1, 5, 9 and 3 → 3, 6, 9.
 *
 * @param by 1 to 9.
 */
export function multiples(by: number): number[] {
  const walk: number[] = [];
  do walk.push(((by * (walk.length + 1) - 1) % 9) + 1);
  while (walk.at(-1) !== 9);
  return walk;
}
