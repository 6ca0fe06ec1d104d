import { type Refusal } from './types';

/** Largest number the engine takes: six digits, so that every product is a safe integer. */
export const LARGEST = 999_999;

/** The first operand that is not a whole number from 0 to `LARGEST`, as a refusal. */
export function refuseOperands(...operands: readonly number[]): Refusal | undefined {
  for (const [index, value] of operands.entries()) {
    const operand = index === 0 ? 0 : 1;
    if (typeof value !== 'number' || Number.isNaN(value))
      return { ok: false, code: 'notANumber', operand };
    if (value < 0) return { ok: false, code: 'negative', operand };
    if (value > LARGEST) return { ok: false, code: 'tooLarge', operand };
    if (!Number.isInteger(value)) return { ok: false, code: 'notWhole', operand };
  }
  return undefined;
}

/** Refuses operands out of range, a division by zero, and a dividend smaller than the divisor. */
export function refuseDivision(a: number, b: number): Refusal | undefined {
  const refused = refuseOperands(a, b);
  if (refused) return refused;
  if (b === 0) return { ok: false, code: 'divisionByZero', operand: 1 };
  return a < b ? { ok: false, code: 'dividendBelowDivisor', operand: 0 } : undefined;
}
