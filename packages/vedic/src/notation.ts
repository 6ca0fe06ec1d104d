import { type Value, type Values } from './types.ts';

/** U+2212, not the hyphen of the keyboard. */
export const MINUS = '\u2212';

export const signed = (value: number) => (value < 0 ? `${MINUS}${-value}` : String(value));

export const withSign = (value: number) =>
  value === 0 ? '0' : `${value < 0 ? MINUS : '+'}${Math.abs(value)}`;

const factor = (value: number) => (value < 0 ? `(${signed(value)})` : signed(value));

function spell(value: Value, spelling?: string): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number')
    return value
      .map((term) => (typeof term === 'number' ? signed(term) : term.map(factor).join(' × ')))
      .join(' + ');
  if (spelling === 'abs') return String(Math.abs(value));
  if (spelling === 'signed') return withSign(value);
  if (spelling === 'step') return `${value < 0 ? MINUS : '+'} ${Math.abs(value)}`;
  return signed(value);
}

/**
 * Fills the placeholders of a text. A number `d` has four spellings: `{d}` −3, `{d_signed}` −3 or +4,
 * `{d_abs}` 3, and `{d_step}` "− 3" or "+ 4" for the middle of a sum. Terms are joined:
 * "9 × 3 + 7 × 9 + 2". A placeholder without a value stays.
 */
export function fill(text: string, values: Values): string {
  return text.replace(
    /\{(\w+?)(?:_(abs|signed|step))?\}/g,
    (place, name: string, spelling?: string) =>
      Object.hasOwn(values, name) ? spell(values[name]!, spelling) : place,
  );
}
