/**
 * An E.164 number as it is read aloud in India: +919000000000 → "+91 90000 00000".
 * Numbers of other countries are returned as they are.
 */
export function formatPhone(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return indian ? `+91 ${indian[1]} ${indian[2]}` : e164;
}

export const formatNumber = (value: number, tag: string) =>
  new Intl.NumberFormat(tag).format(value);

/** Whole rupees with the Indian digit groups: 100000 → "₹1,00,000". */
export const formatRupees = (amount: number, tag: string) =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(amount);

/** A time span in words: "1 minute", "30 seconds". */
export const formatSpan = (value: number, unit: 'minute' | 'second', tag: string) =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** The form that a language uses with a count. */
export const plural = <T>(count: number, forms: { one: T; other: T }, tag: string) =>
  new Intl.PluralRules(tag).select(count) === 'one' ? forms.one : forms.other;

/** Joins items for a sentence: "Hindi and English". */
export const formatList = (items: readonly string[], tag: string) =>
  new Intl.ListFormat(tag).format(items);

/** The name of a language in another: "hi" → "Hindi". */
export const languageName = (code: string, tag: string) =>
  new Intl.DisplayNames(tag, { type: 'language' }).of(code)!;

/** Milliseconds as seconds with one decimal, rounded down like a stopwatch: 23 480 → "23.4". */
export function formatSeconds(ms: number): string {
  return (Math.floor(ms / 100) / 10).toFixed(1);
}

/** Fills `{name}` places of a text; a place without a value is left as it stands. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
