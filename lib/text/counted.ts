import { fill, formatNumber, plural } from './format';

export interface Count {
  n: number;
  /** Whether there are more: `20,000+`. */
  more: boolean;
}

/** A word with its number as `{n}`; `more` is for a count with a plus. */
export interface CountForms {
  readonly one: string;
  readonly other: string;
  readonly more?: string;
}

/** English has "more than one year" with the form for one. */
const moreForm = ({ one, other, more }: CountForms, isOne: boolean) =>
  more && isOne ? more.replace(other.replace('{n} ', ''), one.replace('{n} ', '')) : more;

/** @param write a number, in digits where it is left out. */
export function countInWords(
  count: Count | number,
  forms: CountForms,
  tag: string,
  write = (n: number) => formatNumber(n, tag),
): string {
  const { n, more } = typeof count === 'number' ? { n: count, more: false } : count;
  const isOne = plural(n, { one: true, other: false }, tag);
  const form = (more && moreForm(forms, isOne)) || (isOne ? forms.one : forms.other);
  return fill(form, { n: write(n) });
}

/** The word after a number that stands alone. */
export const unitOf = ({ n, more }: Count, unit: { one: string; other: string }, tag: string) =>
  more ? unit.other : plural(n, unit, tag);

/** `20,000+` or `8`. */
export const formatCount = ({ n, more }: Count, tag: string) =>
  formatNumber(n, tag) + (more ? '+' : '');

/** `2–4`, or one number where both are the same. */
export const formatRange = ([first, last]: readonly [number, number]) =>
  first === last ? String(first) : `${first}–${last}`;
