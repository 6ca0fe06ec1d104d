import { MINUS, signed, withSign } from '@sutra/vedic/notation';

/** +919000000000 → "+91 90000 00000"; numbers of other countries stay as they are. */
export function formatPhone(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return indian ? `+91 ${indian[1]} ${indian[2]}` : e164;
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const formatNumber = (value: number, tag: string) =>
  new Intl.NumberFormat(tag).format(value);

export const formatRupees = (amount: number, tag: string) =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(amount);

export const formatSpan = (value: number, unit: 'minute' | 'second', tag: string) =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

export const plural = <T>(count: number, forms: { one: T; other: T }, tag: string) =>
  new Intl.PluralRules(tag).select(count) === 'one' ? forms.one : forms.other;

/** Without the comma before the last word, which CLDR has in Hindi: "गुणा, भाग और वर्ग". */
export const formatList = (items: readonly string[], tag: string) =>
  new Intl.ListFormat(tag)
    .formatToParts(items)
    .map(({ type, value }) => (type === 'literal' ? value.replace(/^,(?= \p{L})/u, '') : value))
    .join('');

export const languageName = (code: string, tag: string) =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(code)!;

/** 23 480 → "23.4", rounded down like a stopwatch. */
export function formatSeconds(ms: number): string {
  return (Math.floor(ms / 100) / 10).toFixed(1);
}

/** Keeps each sum in a sentence on one line. */
export const keepSumsTogether = (text: string) => text.replace(/ ([+−×÷=|→]) /g, '\u00a0$1\u00a0');

export type Term = number | readonly [number, number];
/** A string: digits as written, with leading zeros. A list: terms of a sum; a pair is multiplied. */
export type Value = number | string | readonly Term[];
export type Values = { readonly [name: string]: Value };

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
