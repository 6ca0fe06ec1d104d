/**
 * An E.164 number as it is read aloud in India: +919000000000 → "+91 90000 00000".
 * Numbers of other countries are returned as they are.
 */
export function formatPhone(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return indian ? `+91 ${indian[1]} ${indian[2]}` : e164;
}

/** Whole rupees with the Indian digit groups: 100000 → "₹1,00,000". */
export function formatRupees(amount: number): string {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(amount);
}

/** Joins items for a sentence: "Hindi and English". */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat('en-IN').format(items);
}

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
