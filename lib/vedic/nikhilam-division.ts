import { nearDivisorBase } from './bases';
import { divideNear, type Division } from './division';
import { refuseDivision } from './operands';
import { type Refusal } from './types';

export type NikhilamDivision = Division<'nikhilamDivision'>;

/**
 * Division by a number just below a power of ten, by its complement: 9 → 1, 98 → 02, 988 → 012.
 * With 9 every figure is the sum of the digits so far: 1234 ÷ 9 → 1 | 3 | 6 and 10 left over →
 * 137, remainder 1.
 *
 * @param a dividend, `b` to 999999.
 * @param b divisor, 7 to 999999, up to three tenths below its base.
 * @returns a refusal `notJustBelowBase`, `dividendBelowDivisor`, `divisionByZero`, or that of a
 *   number out of range.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 2, division.
 */
export function nikhilamDivision(a: number, b: number): NikhilamDivision | Refusal {
  const refused = refuseDivision(a, b);
  if (refused) return refused;
  const base = nearDivisorBase(b);
  return base && b < base
    ? divideNear('nikhilamDivision', a, b, base)
    : { ok: false, code: 'notJustBelowBase', operand: 1 };
}
