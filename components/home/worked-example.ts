import { type WideTexts } from '@/components/drawings/wide-numerals';
import { type HomeWords } from '@/content/en/home';
import { heroSum } from '@/content/sums';
import { sutras } from '@/content/sutras';
import { type Words } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { work } from '@/lib/vedic/multiply';
import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { fillValues } from '@/lib/vedic/words';

export const workedExample = () => work('nikhilam', ...heroSum);

export const pictureTexts = ({ values }: Nikhilam, { label, left, right }: HomeWords['picture']) =>
  ({
    label: fillValues(label, values),
    halves: [fillValues(left, values), fillValues(right, values)],
  }) as const;

export function wideTexts(
  worked: Nikhilam,
  { home: { picture }, vedic }: Pick<Words, 'home' | 'vedic'>,
): WideTexts {
  return {
    short: [
      fillValues(picture.short[0], worked.values),
      fillValues(picture.short[1], worked.values),
    ],
    halves: pictureTexts(worked, picture).halves,
    sutra: sutras.nikhilam.devanagari,
    meaning: fill(picture.meaning, { meaning: vedic.sutras.nikhilam }),
  };
}
