/** The small sums that are drawn beside the sutras, worked out rather than written down. */

/** Digits of a whole number as they are read: 4387 → [4, 3, 8, 7]. */
export function digits(value: number): number[] {
  return Array.from(String(value), Number);
}

/**
 * What a number lacks of the next power of ten, by "all from nine and the last from ten":
 * 4387 → [5, 6, 1, 3].
 *
 * @param value a whole number above 0 that does not end in 0.
 */
export function complement(value: number): number[] {
  const all = digits(value);
  return all.map((digit, index) => (index === all.length - 1 ? 10 : 9) - digit);
}

/**
 * Product of two numbers of two digits, "vertically and crosswise": 23 × 41 → [8, 14, 3], which
 * stand for hundreds, tens and ones before the carry.
 */
export function crosswise(a: number, b: number): [number, number, number] {
  const [p = 0, q = 0] = digits(a);
  const [r = 0, s = 0] = digits(b);
  return [p * r, p * s + q * r, q * s];
}

/**
 * The digits that recur in 1 ÷ `divisor`, by "one more than the one before": from the right, each
 * digit is the one before times a constant, plus what was carried.
 *
 * @param divisor a number that ends in 9, such as 19 (constant 2) or 29 (constant 3).
 */
export function recurring(divisor: number): number[] {
  const constant = (divisor + 1) / 10;
  const found: number[] = [];
  let [digit, carry] = [1, 0];
  do {
    found.unshift(digit);
    const next = digit * constant + carry;
    [digit, carry] = [next % 10, Math.floor(next / 10)];
  } while (digit !== 1 || carry !== 0);
  return found;
}

/** Adds up digits until one is left: 9021 → 12 → 3. A multiple of nine gives 9. */
export function digitRoot(value: number): number {
  return ((value - 1) % 9) + 1;
}
