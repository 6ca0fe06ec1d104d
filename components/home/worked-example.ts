import { type WideTexts } from '@/components/illustrations/wide-numerals';
import { home } from '@/content/en/home';
import { vedic } from '@/content/en/vedic';
import { fill } from '@/lib/text/format';
import { work } from '@/lib/vedic/multiply';
import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { fillValues } from '@/lib/vedic/words';

/** The example of the page, worked out. */
export const workedExample = (numbers: readonly [number, number] = home.example) =>
  work('nikhilam', ...numbers);

/** The texts of the tall drawing, and the drawing in words. */
export function pictureTexts({ values }: Nikhilam) {
  const { label, left, right } = home.picture;
  return {
    label: fillValues(label, values),
    halves: [fillValues(left, values), fillValues(right, values)],
  } as const;
}

/** The texts of the wide drawing. */
export function wideTexts(worked: Nikhilam): WideTexts {
  const { short, meaning } = home.picture;
  const sutra = vedic.sutras.nikhilam;
  return {
    short: [fillValues(short[0], worked.values), fillValues(short[1], worked.values)],
    halves: pictureTexts(worked).halves,
    sutra: sutra.devanagari,
    meaning: fill(meaning, { meaning: sutra.meaning }),
  };
}
