import { fill } from '@/lib/format';
import { MINUS, signed } from './notation';
import { type Step, type TextKey, type Value } from './types';

/** Words of a step, with places in braces. */
export interface StepWords {
  readonly title: string;
  /** The sum as it is written: "97 − 7 = 90". */
  readonly working: string;
  readonly note: string;
}

/** A negative factor stands in brackets: 1 × (−2). */
const factor = (value: number) => (value < 0 ? `(${signed(value)})` : signed(value));

function spell(value: Value): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return signed(value);
  return value
    .map((term) => (typeof term === 'number' ? signed(term) : term.map(factor).join(' × ')))
    .join(' + ');
}

/**
 * Fills a text with values of the engine. A number `d` has four spellings: `{d}` −3,
 * `{d_signed}` −3 or +4, `{d_abs}` 3, and `{d_step}` "− 3" or "+ 4" for the middle of a sum.
 * The terms of a sum are joined: "9 × 3 + 7 × 9 + 2".
 */
export function fillValues(text: string, values: { readonly [name: string]: Value }): string {
  const places: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    places[name] = spell(value);
    if (typeof value !== 'number') continue;
    const size = Math.abs(value);
    const sign = value < 0 ? MINUS : '+';
    places[`${name}_abs`] = String(size);
    places[`${name}_signed`] = value === 0 ? '0' : `${sign}${size}`;
    places[`${name}_step`] = `${sign} ${size}`;
  }
  return fill(text, places);
}

/** The words of a step in the language of the texts handed in. */
export function wordsOf(step: Step, texts: Readonly<Record<TextKey, StepWords>>): StepWords {
  const { title, working, note } = texts[step.text];
  return {
    title: fillValues(title, step.values),
    working: fillValues(working, step.values),
    note: fillValues(note, step.values),
  };
}
