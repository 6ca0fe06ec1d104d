import { toPlainDigits } from '@/lib/text/digits';
import { type Refusal, type RefusalCode } from './types';

/** Every product of two such numbers is a safe integer. */
export const LARGEST = 999_999;

const refuse = (code: RefusalCode) => ({ ok: false, code }) as const;

export function refusalOf(...operands: readonly number[]): Refusal | undefined {
  for (const value of operands) {
    if (Number.isNaN(value)) return refuse('notANumber');
    if (value < 0) return refuse('negative');
    if (value > LARGEST) return refuse('tooLarge');
    if (!Number.isInteger(value)) return refuse('notWhole');
  }
}

/** Reads "1,00,000", "१२", "+5", "12.0" as a number from 0 to `LARGEST`. */
export function readNumber(text: string): { readonly ok: true; readonly value: number } | Refusal {
  const typed = toPlainDigits(text).replace(/[\s,_]/g, '');
  if (!typed) return refuse('empty');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed)) return refuse('notANumber');
  const value = Number(typed);
  return refusalOf(value) ?? { ok: true, value: Math.abs(value) };
}
