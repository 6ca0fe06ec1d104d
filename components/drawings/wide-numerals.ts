import { type Nikhilam } from '@sutra/vedic/types';
import { withSign } from '@sutra/vedic/notation';
import { captions, cells, type Drawing, type Layer, row, thread } from './drawing';

export interface WideTexts {
  /** Below each difference. */
  readonly short: readonly [string, string];
  /** Under each half of the answer. */
  readonly halves: readonly [string, string];
  readonly sutra: string;
  readonly meaning: string;
}

interface WideNumerals extends Drawing {
  readonly answerStart: number;
}

/** Of a difference, set 102 units high. */
const halfWidth = (text: string) => Math.round((text.length * 102 * 0.57) / 2);

/**
 * A product by Nikhilam in one line, a × b = answer, with the differences below. Two numbers of two
 * digits are 1256 units wide. The margin line is at x = 1.
 */
export function wideNumerals(
  { operands, differences, left, right }: Nikhilam,
  texts?: WideTexts,
): WideNumerals {
  const [a, b] = operands.map(String) as [string, string];
  const [first, second] = differences.map(withSign) as [string, string];
  const answer = `${left}${right}`;
  const aStart = 57;
  const aEnd = aStart + 122 * a.length;
  const bStart = aEnd + 78;
  const bEnd = bStart + 122 * b.length;
  const answerStart = bEnd + 148;
  const leftEnd = answerStart + 120 * String(left).length;
  const answerEnd = leftEnd + 120 * right.length;
  // The differences are left of the middle, so that the strokes cross below the ×.
  const firstX = (aStart + aEnd) / 2 - 17;
  const secondX = (bStart + bEnd) / 2 - 5;
  const [fromA, toSecond] = [aEnd - 89, secondX - halfWidth(second) - 14];
  const [fromB, toFirst] = [bStart + 49, firstX + halfWidth(first) + 16];
  const underline = secondX + halfWidth(second) + 12;
  const middles = [(answerStart + leftEnd) / 2, (leftEnd + answerEnd) / 2 + 8];

  const lines: Layer[] = [
    thread(`M1 150V308C1 356 34 356 ${firstX - halfWidth(first) - 12} 356`, 2.2),
    thread(`M${fromA} 210C${fromA + 44} 248 ${toSecond - 80} 320 ${toSecond} 328`, 3, 'first'),
    thread(`M${fromB} 210C${fromB - 40} 256 ${toFirst + 64} 314 ${toFirst} 328`, 3, 'first'),
    thread(
      `M${underline} 340C${answerStart - 103} 362 ${answerStart - 77} 232 ${answerStart + 9} 220H${leftEnd - 9}`,
      3,
      'later',
    ),
    thread(`M${leftEnd + 27} 220H${answerEnd - 9}`, 3, 'later'),
  ];
  const numerals: Layer[] = [
    {
      fill: 'foreground',
      size: 214,
      anchor: 'middle',
      texts: [
        { text: a, x: cells(a.length, aStart, 122), y: 184 },
        { text: b, x: cells(b.length, bStart, 122), y: 184 },
        { text: answer, x: cells(answer.length, answerStart + 1, 120), y: 184 },
        { text: '×', x: aEnd + 37, y: 146, size: 118 },
        { text: '=', x: bEnd + 45, y: 147, size: 126 },
      ],
    },
    row([first, second], [firstX, secondX], 374, 102, 'thread-text'),
  ];
  const explain = ({ short, halves, sutra, meaning }: WideTexts): Layer[] => [
    {
      fill: 'muted-foreground',
      isCaption: true,
      texts: [
        { text: short[0], x: firstX - 42, y: 420 },
        { text: short[1], x: secondX - 42, y: 420 },
        { text: meaning, x: answerStart + 5, y: 412 },
      ],
    },
    captions(halves, middles, 258),
    {
      fill: 'foreground',
      size: 42,
      lang: 'sa',
      texts: [{ text: sutra, x: answerStart + 5, y: 368 }],
    },
  ];
  return {
    viewBox: [0, 0, answerEnd + 5, 440],
    answerStart,
    layers: [...lines, ...numerals, ...(texts ? explain(texts) : [])],
  };
}
