import { toPlainDigits } from './plain-digits.ts';
import { type Refusal, type RefusalCode } from './types.ts';

/** Every product of two such numbers is a safe integer. */
export const LARGEST = 999_999;

/** No product is larger, no part of a working, and no number that a mistake gives. */
export const LARGEST_ANSWER = LARGEST ** 2;

const refuse = (code: RefusalCode) => ({ ok: false, code }) as const;

function refusalAbove(largest: number, value: number): Refusal | undefined {
  // JavaScript without types hands in the text of a field.
  if (typeof value !== 'number' || Number.isNaN(value)) return refuse('notANumber');
  if (value < 0) return refuse('negative');
  // More digits than a number can hold give Infinity: its remainder is NaN.
  if (value % 1 > 0) return refuse('notWhole');
  if (value > largest) return refuse('tooLarge');
}

export const refusalOf = (...operands: readonly number[]): Refusal | undefined =>
  operands.map((value) => refusalAbove(LARGEST, value)).find(Boolean);

/** Commas between groups of digits, in India or elsewhere: "1,00,000", "100,000". */
export const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{2})*,\d{3}|(?:,\d{3})+)(?!\d|,)/;

/** Reads "1,00,000", "१२", "+5", "12.0" as a number from 0 to `largest`. */
export function readNumber(
  text: string,
  largest = LARGEST,
): { readonly ok: true; readonly value: number } | Refusal {
  const shown = toPlainDigits(text)
    // Also parts of an emoji: a digit on a key.
    .replace(/[\s_।\u20e3\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/🔟/gu, '10')
    // Of full-width keyboards.
    .replace(/[＋，．]/g, (sign) => sign.normalize('NFKC'));
  if (!shown) return refuse('empty');
  // "12,5" may be meant as twelve and a half.
  const typed = GROUPED.test(shown) ? shown.replaceAll(',', '') : shown;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed)) return refuse('notANumber');
  const value = Number(typed);
  return refusalAbove(largest, value) ?? { ok: true, value: Math.abs(value) };
}
