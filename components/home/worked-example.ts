import { type WideTexts } from '@/components/drawings/wide-numerals';
import { heroSum } from '@/content/sums';
import { sutras } from '@/content/sutras';
import { type Words } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { work } from '@sutra/vedic/multiply';
import { type Nikhilam } from '@sutra/vedic/types';

export const workedExample = () => work('nikhilam', ...heroSum);

export const pictureTexts = (
  { values }: Nikhilam,
  { label, left, right }: Words['home']['picture'],
) =>
  ({
    label: fill(label, values),
    halves: [fill(left, values), fill(right, values)],
  }) as const;

export function wideTexts(
  worked: Nikhilam,
  { home: { picture }, vedic }: Pick<Words, 'home' | 'vedic'>,
): WideTexts {
  return {
    short: [fill(picture.short[0], worked.values), fill(picture.short[1], worked.values)],
    halves: pictureTexts(worked, picture).halves,
    sutra: sutras.nikhilam.devanagari,
    meaning: fill(picture.meaning, { meaning: vedic.sutras.nikhilam }),
  };
}
