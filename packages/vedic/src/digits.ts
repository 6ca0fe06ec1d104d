/** For numbers that others hand in: `digits` reads what the methods have checked. */
function checkWhole(value: number): void {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${value} is no whole number from 0 on.`);
}

export const digits = (value: number): number[] => Array.from(String(value), Number);

export const digitsFromOnes = (value: number) => digits(value).reverse();

/** Throws a RangeError for what is no whole number from 0 on, as `digitRoot` and `complement` do. */
export function digitSum(value: number): number {
  checkWhole(value);
  return digits(value).reduce((sum, digit) => sum + digit);
}

export const rootOf = (value: number) => (value === 0 ? 0 : ((value - 1) % 9) + 1);

/** Adds up the digits until one is left: 9021 → 3. */
export function digitRoot(value: number): number {
  checkWhole(value);
  return rootOf(value);
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

/**
 * Each digit from nine, the last from ten (sutra 2): 4387 → [5, 6, 1, 3]. Zeros at the end stay, and the digit
 * before them is the last: 4300 → [5, 7, 0, 0]. Not for 0.
 */
export function complement(value: number): number[] {
  checkWhole(value);
  const { length } = String(value);
  if (value === 0) throw new RangeError('0 has no complement.');
  return Array.from(String(10 ** length - value).padStart(length, '0'), Number);
}

/**
 * The recurring digits of 1 ÷ `divisor`, which ends in 9 (sutra 1). From the right, each digit is the
 * one before it times (divisor + 1) ÷ 10, plus the carry. Throws a RangeError for other divisors, and
 * above 999999.
 */
export function recurring(divisor: number): number[] {
  if (!Number.isInteger(divisor) || divisor % 10 !== 9 || divisor > 999_999)
    throw new RangeError(`recurring needs a divisor up to 999999 that ends in 9, not ${divisor}`);
  const multiplier = (divisor + 1) / 10;
  const repeated: number[] = [];
  let [digit, carry] = [1, 0];
  do {
    repeated.push(digit);
    const next = digit * multiplier + carry;
    [digit, carry] = [next % 10, Math.floor(next / 10)];
  } while (digit !== 1 || carry !== 0);
  return repeated.reverse();
}
