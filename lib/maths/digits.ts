/** 4387 → [4, 3, 8, 7]. */
export const digits = (value: number): number[] => Array.from(String(value), Number);

/** The ones first: 93 → [3, 9]. */
export const digitsFromOnes = (value: number) => digits(value).reverse();

/** Digits of a whole number added up once: 9021 → 12. */
export function digitSum(value: number): number {
  return digits(value).reduce((sum, digit) => sum + digit);
}

/** Digits added up until one is left: 97 → 7, 9021 → 3. 0 stays 0. */
export function digitRoot(value: number): number {
  return value === 0 ? 0 : ((value - 1) % 9) + 1;
}

/** A number and the sums of its digits, down to one digit: 97 → [97, 16, 7]. */
export function rootChain(value: number): number[] {
  return value < 10 ? [value] : [value, ...rootChain(digitSum(value))];
}

/** What each digit of a number is taken from: 4387 → [9, 9, 9, 10]. */
export function ninesAndTen(value: number): number[] {
  return digits(value).map((_, index, all) => (index === all.length - 1 ? 10 : 9));
}

/**
 * What each digit lacks of nine, the last of ten: 4387 → [5, 6, 1, 3]; not for numbers ending in 0.
 *
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 2.
 */
export function complement(value: number): number[] {
  const all = digits(value);
  return ninesAndTen(value).map((from, index) => from - all[index]!);
}

/**
 * The digits that recur in 1 ÷ `divisor`, by "one more than the one before": from the right, each
 * digit is the one before times a constant, plus what was carried.
 *
 * @param divisor a number that ends in 9, such as 19 (constant 2) or 29 (constant 3).
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 1.
 */
export function recurring(divisor: number): number[] {
  const constant = (divisor + 1) / 10;
  const repeated: number[] = [];
  let [digit, carry] = [1, 0];
  do {
    repeated.unshift(digit);
    const next = digit * constant + carry;
    [digit, carry] = [next % 10, Math.floor(next / 10)];
  } while (digit !== 1 || carry !== 0);
  return repeated;
}
