import { fill } from '@/lib/text/format';
import { MINUS, signed, withSign } from './notation';
import { type Value, type Values } from './types';

const factor = (value: number) => (value < 0 ? `(${signed(value)})` : signed(value));

function spell(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return signed(value);
  return value
    .map((term) => (typeof term === 'number' ? signed(term) : term.map(factor).join(' × ')))
    .join(' + ');
}

/**
 * A number `d` has four spellings: `{d}` −3, `{d_signed}` −3 or +4, `{d_abs}` 3, and `{d_step}`
 * "− 3" or "+ 4" for the middle of a sum. Terms are joined: "9 × 3 + 7 × 9 + 2".
 */
export function fillValues(text: string, values: Values): string {
  const placeholders: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    placeholders[name] = spell(value);
    if (typeof value !== 'number') continue;
    const size = Math.abs(value);
    const sign = value < 0 ? MINUS : '+';
    placeholders[`${name}_abs`] = String(size);
    placeholders[`${name}_signed`] = value === 0 ? '0' : withSign(value);
    placeholders[`${name}_step`] = `${sign} ${size}`;
  }
  return fill(text, placeholders);
}
