import { nearDivisorBase } from './bases';
import { divideNear, type Division } from './division';
import { refuseDivision } from './operands';
import { type Refusal } from './types';

export type Paravartya = Division<'paravartya'>;

/**
 * Division by a number just above a power of ten, "transpose and apply": the digits after the 1
 * change their sign and multiply: 1234 ÷ 112 → −1 −2; 1 | 2 − 1 = 1 | 3 − 2 − 1 = 0, 4 − 2 = 2 →
 * 11, remainder 2.
 *
 * @param a dividend, `b` to 999999.
 * @param b divisor, 11 to 130000, up to three tenths above its base.
 * @returns a refusal `notJustAboveBase`, `dividendBelowDivisor`, `divisionByZero`, or that of a
 *   number out of range.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 4.
 */
export function paravartya(a: number, b: number): Paravartya | Refusal {
  const refused = refuseDivision(a, b);
  if (refused) return refused;
  const base = nearDivisorBase(b);
  return base && b > base
    ? divideNear('paravartya', a, b, base)
    : { ok: false, code: 'notJustAboveBase', operand: 1 };
}
