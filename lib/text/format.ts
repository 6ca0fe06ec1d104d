export { fill } from '@sutra/vedic/notation';
export { type Values } from '@sutra/vedic/types';

/** +919000000000 → "+91 90000 00000"; numbers of other countries stay as they are. */
export function formatPhone(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return indian ? `+91 ${indian[1]} ${indian[2]}` : e164;
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A tag for `Intl` with Latin figures, where the language has its own, as Marathi does. */
export function withLatinFigures(tag: string): string {
  const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions();
  if (numberingSystem === 'latn') return tag;
  return new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();
}

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
export const formatList = (
  items: readonly string[],
  tag: string,
  type: Intl.ListFormatType = 'conjunction',
) =>
  new Intl.ListFormat(tag, { type })
    .formatToParts(items)
    .map(({ type, value }) => (type === 'literal' ? value.replace(/^,(?= \p{L})/u, '') : value))
    .join('');

const hasAnd = (item: string) => /\s(and|और|व)\s/.test(item);

/** With the comma where an item has an "and" of its own: "tables, squares and roots, and algebra". */
export function formatPhrases(items: readonly string[], tag: string): string {
  const last = items.at(-1) ?? '';
  const text = formatList(items, tag);
  if (items.length < 2 || !items.slice(-2).some(hasAnd)) return text;
  return text.slice(0, -last.length).replace(/,? (\S+ )$/u, ', $1') + last;
}

export const languageName = (code: string, tag: string) =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(code)!;

/** 23 480 → "23.4", rounded down like a stopwatch. */
export function formatSeconds(ms: number): string {
  return (Math.floor(ms / 100) / 10).toFixed(1);
}

/** Of characters: what fits in a line of 320 pixels with the text spacing that WCAG 1.4.12 asks for. */
const LINE = 20;

/** A sum that is longer may break before these signs. */
const breakBefore = (text: string, signs: RegExp, longest: number) =>
  text.replace(/[^ ]+/g, (sum) => (sum.length > longest ? sum.replace(signs, ' $1') : sum));

/** Before = and →, then before a plus outside brackets, then before a bar. */
const breaks = [/\u00a0([=→])/g, /\u00a0(\+)(?![^(]*\))/g, /\u00a0(\|)/g];

/**
 * Keeps each sum in a sentence on one line. A text that is one sum, as in a heading, may have several
 * lines, each of which begins with = or →.
 */
export function keepSumsTogether(text: string): string {
  const kept = text.replace(
    /(^| )([+−×÷=|→]) /g,
    (_, before, sign) => `${before && '\u00a0'}${sign}\u00a0`,
  );
  const longest = kept.trim().includes(' ') ? LINE : 0;
  const broken = breaks.reduce((text, signs) => breakBefore(text, signs, longest), kept);
  // Browsers end a line after a bar, even before a no-break space.
  return broken.replaceAll('|\u00a0', '|\u2060\u00a0');
}
