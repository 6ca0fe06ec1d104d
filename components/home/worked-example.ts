import { type WideTexts } from '@/components/illustrations/wide-numerals';
import { home } from '@/content/en/home';
import { vedic } from '@/content/en/vedic';
import { fill } from '@/lib/format';
import { accepted } from '@/lib/vedic/accepted';
import { nikhilam, type Nikhilam } from '@/lib/vedic/nikhilam';
import { fillValues } from '@/lib/vedic/words';

/**
 * The example of the page, worked out.
 *
 * @throws when the numbers of the content are not near one base: a mistake in the content.
 */
export function workedExample(numbers: readonly [number, number] = home.example): Nikhilam {
  return accepted(nikhilam, numbers);
}

/** Fills the places of a text with the numbers of the worked example. */
export function fillWorked(text: string, worked: Nikhilam): string {
  const [a, b] = worked.operands;
  const [da, db] = worked.differences;
  const { base, cross, right, answer } = worked;
  return fillValues(text, { a, b, da, db, base, cross, right, answer });
}

/** The texts of the tall drawing, and the drawing in words. */
export function pictureTexts(worked: Nikhilam) {
  const { label, left, right } = home.picture;
  return {
    label: fillWorked(label, worked),
    halves: [fillWorked(left, worked), fillWorked(right, worked)],
  } as const;
}

/** The texts of the wide drawing. */
export function wideTexts(worked: Nikhilam): WideTexts {
  const { short, meaning } = home.picture;
  const sutra = vedic.sutras.nikhilam;
  return {
    short: [fillWorked(short[0], worked), fillWorked(short[1], worked)],
    halves: pictureTexts(worked).halves,
    sutra: sutra.devanagari,
    meaning: fill(meaning, { meaning: sutra.meaning }),
  };
}
