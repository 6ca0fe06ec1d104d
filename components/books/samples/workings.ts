import { type Sum } from '@/content/en/sample-pages/words';

/** The answers of the sample pages, worked out rather than written down. */

/** The answer of a sum, exact up to products of nine digits. */
export function answerOf(sum: Sum): number {
  if ('square' in sum) return sum.square ** 2;
  return sum.sign === '×' ? sum.left * sum.right : sum.left - sum.right;
}
