import { type ErrorTexts } from '@/content/en/errors';
import { type Drawing, type Layer, thread } from './drawing';
import { TwoSizes } from './two-sizes';

type Texts = Pick<ErrorTexts, 'sum' | 'slip'>;

/** Numbers of the sum with its smaller signs between them. */
const sumAt = (
  sum: Texts['sum'],
  at: readonly number[],
  [number, sign]: readonly [{ y: number; size: number }, { y: number; size: number }],
): Layer => ({
  fill: 'foreground',
  anchor: 'middle',
  texts: at.map((x, index) => ({ text: sum[index]!, x, ...(index % 2 ? sign : number) })),
});

const slipAt = (
  slip: Texts['slip'],
  at: readonly number[],
  { y, size }: { y: number; size: number },
): Layer => ({
  fill: 'foreground',
  size,
  anchor: 'middle',
  texts: at.map((x, index) => ({ text: slip[index]!, x, y })),
});

const wide = ({ sum, slip }: Texts): Drawing => ({
  viewBox: [0, 0, 1256, 300],
  layers: [
    sumAt(
      sum,
      [179, 338, 501, 668],
      [
        { y: 184, size: 214 },
        { y: 146, size: 118 },
      ],
    ),
    slipAt(slip, [832, 952, 1072, 1192], { y: 184, size: 214 }),
    thread(
      'M1 190C1 246 30 272 90 272H590C716 272 728 214 800 184C930 130 1120 76 1222 62C1262 57 1262 84 1228 94C1090 136 930 142 826 148C786 151 788 170 826 174C960 186 1120 164 1254 128',
      4,
      'first',
    ),
  ],
});

const tall = ({ sum, slip }: Texts): Drawing => ({
  viewBox: [0, 0, 332, 250],
  layers: [
    sumAt(
      sum,
      [64, 122, 180, 238],
      [
        { y: 68, size: 72 },
        { y: 56, size: 42 },
      ],
    ),
    slipAt(slip, [64, 138, 212, 286], { y: 200, size: 130 }),
    thread(
      'M1 150C1 200 10 214 34 204C110 172 230 132 300 124C326 121 326 138 304 144C220 168 120 170 54 174C28 176 30 188 54 190C140 196 240 184 330 162',
      3,
      'first',
    ),
  ],
});

/** A wrong answer, struck out by a branch of the margin's thread. */
export function StruckOut(texts: Texts) {
  return <TwoSizes wide={wide(texts)} tall={tall(texts)} />;
}
