import { complement, digitRoot, digits, ninesAndTen, recurring } from '@sutra/vedic/digits';
import { crosswiseDrawing } from './crosswise';
import { cells, type Drawing, joins, row, thread } from './drawing';

const size = { viewBox: [0, 0, 320, 158] } as const;

export function complementDrawing(value: number, cell = 80): Drawing {
  const all = digits(value);
  const at = cells(all.length, 0, cell);
  return {
    viewBox: [0, 0, cell * all.length, 158],
    layers: [
      row(ninesAndTen(value), at, 18, 22),
      row(all, at, 74, 52),
      row(complement(value), at, 150, 52, 'thread-text'),
      joins(at, 84, 106),
    ],
  };
}

/** The 18 recurring digits of 1 ÷ 19: each one and the one nine places on add up to nine. */
function recurringDrawing(): Drawing {
  const all = recurring(19);
  const at = cells(9, -2, 36);
  return {
    ...size,
    layers: [
      row(all.slice(0, 9), at, 56, 44),
      row(all.slice(9), at, 130, 44, 'thread-text'),
      joins(at, 66, 88),
    ],
  };
}

function digitRootDrawing(a: number, b: number): Drawing {
  const at = [30, 80, 130, 186, 268];
  const [first, second, answer] = [a, b, a * b].map(digitRoot) as [number, number, number];
  return {
    ...size,
    layers: [
      row([a, '×', b, '=', a * b], at, 56, 46),
      row([first, '×', second, '→', answer], at, 130, 46, 'thread-text'),
      joins([30, 130, 268], 66, 88),
    ],
  };
}

/** By research area (content/en/about.ts). */
export const sutraDrawings = {
  complement: complementDrawing(4387),
  crosswise: crosswiseDrawing(23, 41),
  recurring: recurringDrawing(),
  check: digitRootDrawing(97, 93),
};

/** x + 1/x = 5/2 has the solution x = 2: lines join each part with its counterpart in 2 + 1/2. */
export function reciprocalDrawing(): Drawing {
  const fraction = (x: number, y: number, over: string, under: string) => [
    { text: over, x, y: y - 26 },
    { text: under, x, y: y + 36 },
  ];
  const bar = (x: number, y: number) => `M${x - 20} ${y - 12}H${x + 20}`;
  const line = { colour: 'foreground', width: 2.5 } as const;
  return {
    viewBox: [0, 0, 360, 296],
    layers: [
      {
        fill: 'foreground',
        size: 56,
        anchor: 'middle',
        texts: [
          { text: 'x', x: 34, y: 86 },
          { text: '+', x: 92, y: 86 },
          ...fraction(152, 86, '1', 'x'),
          { text: '=', x: 224, y: 86 },
          ...fraction(300, 86, '5', '2'),
          { text: '+', x: 92, y: 244 },
        ],
      },
      {
        fill: 'thread-text',
        size: 56,
        anchor: 'middle',
        texts: [{ text: '2', x: 34, y: 244 }, ...fraction(152, 244, '1', '2')],
      },
      { d: bar(152, 86) + bar(300, 86) + bar(152, 244), ...line },
      thread('M34 104C34 140 34 150 34 190', 2.5, 'first'),
      thread('M152 138C152 150 152 160 152 174', 2.5, 'first'),
      thread('M300 138C300 208 284 232 196 232', 2.5, 'later'),
    ],
  };
}
