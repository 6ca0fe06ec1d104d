export const digits = (value: number): number[] => Array.from(String(value), Number);

export const digitsFromOnes = (value: number) => digits(value).reverse();

export function digitSum(value: number): number {
  return digits(value).reduce((sum, digit) => sum + digit);
}

/** Adds up the digits until one is left: 9021 → 3. */
export function digitRoot(value: number): number {
  return value === 0 ? 0 : ((value - 1) % 9) + 1;
}

/** Digit roots of the multiples of a number, up to the first 9: 3 → 3, 6, 9. */
export function rootsOfMultiples(by: number): number[] {
  const roots = Array.from({ length: 9 }, (_, step) => digitRoot(by * (step + 1)));
  return roots.slice(0, roots.indexOf(9) + 1);
}

export function rootChain(value: number): number[] {
  return value < 10 ? [value] : [value, ...rootChain(digitSum(value))];
}

export function ninesAndTen(value: number): number[] {
  return digits(value).map((_, index, all) => (index === all.length - 1 ? 10 : 9));
}

/** Each digit from nine, the last from ten (sutra 2): 4387 → [5, 6, 1, 3]. Not for 0 at the end. */
export function complement(value: number): number[] {
  const all = digits(value);
  return ninesAndTen(value).map((minuend, index) => minuend - all[index]!);
}

/**
 * The recurring digits of 1 ÷ `divisor`, which ends in 9 (sutra 1). From the right, each digit is the
 * one before it times (divisor + 1) ÷ 10, plus the carry.
 */
export function recurring(divisor: number): number[] {
  const multiplier = (divisor + 1) / 10;
  const repeated: number[] = [];
  let [digit, carry] = [1, 0];
  do {
    repeated.unshift(digit);
    const next = digit * multiplier + carry;
    [digit, carry] = [next % 10, Math.floor(next / 10)];
  } while (digit !== 1 || carry !== 0);
  return repeated;
}
