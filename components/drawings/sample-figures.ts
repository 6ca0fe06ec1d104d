import { type Figure } from '@/content/sample-pages';
import { digits, digitsFromOnes, rootChain, rootsOfMultiples } from '@sutra/vedic/digits';
import { starPath } from '@/components/drawings/star-path';
import { work } from '@sutra/vedic/multiply';
import { cells, circlePath, type Drawing, type Layer, row, thread } from './drawing';
import { digitRings } from './nine-point';
import { complementDrawing } from './sutras';
import { tallNumerals } from './tall-numerals';

function roots(...numbers: number[]): Drawing {
  const at = [44, 150, 236];
  return {
    viewBox: [0, 0, 272, 58 * numbers.length],
    layers: numbers.flatMap((number, index) => {
      const y = 40 + 58 * index;
      const chain = rootChain(number);
      return [
        thread(`M92 ${y - 12}H122M178 ${y - 12}H210`, 2.5),
        row(chain.slice(0, -1), at, y, 38),
        row(chain.slice(-1), at.slice(chain.length - 1), y, 38, 'thread-text'),
      ];
    }),
  };
}

/** For a number that ends in 5. */
function square(of: number): Drawing {
  const head = Math.floor(of / 10);
  const halves = [70, 230];
  return {
    viewBox: [0, 0, 300, 150],
    layers: [
      row([`${of}²`], [150], 46, 58),
      row([`${head} × ${head + 1}`, '5 × 5'], halves, 100, 26, 'thread-text'),
      row([head * (head + 1), 25], halves, 146, 40),
      thread('M122 54C114 72 84 66 74 78M160 54C172 72 214 66 226 78', 2.5),
      { d: 'M150 112V150', colour: 'foreground', width: 1, opacity: 0.45 },
    ],
  };
}

function strokes(a: number, b: number): Drawing {
  const { columns } = work('urdhva', a, b);
  const width = 44 * digits(Math.max(a, b)).length;
  const at = cells(width / 44, -6, 44).reverse();
  return {
    viewBox: [0, 0, width + 228, 74 * columns.length - 18],
    layers: columns.flatMap(({ place, strokes, carryIn, total }): Layer[] => {
      const y = 74 * place;
      const products = strokes.map(({ digits }) => digits.join(' × '));
      const text = [...products, ...(carryIn ? [carryIn] : [])].join(' + ');
      const joins = strokes.map(({ from, to }) => `M${at[from]} ${y + 20}L${at[to]} ${y + 39}`);
      const sum = { text, result: ` = ${total}`, x: width + 16, y: y + 36 };
      return [
        row(digitsFromOnes(a), at, y + 16, 21, 'muted-foreground'),
        row(digitsFromOnes(b), at, y + 56, 21, 'muted-foreground'),
        thread(joins.join(''), 2.5),
        { fill: 'foreground', size: 19, texts: [sum] },
      ];
    }),
  };
}

/** One star for each step; the first is in the accent colour. */
function circle(...by: number[]): Drawing {
  const centre = { x: 150, y: 112 };
  const [star, ...others] = by.map((step) => starPath(step, 92, centre));
  const line = { colour: 'foreground', width: 1 } as const;
  return {
    viewBox: [0, 0, 300, 232 + 26 * by.length],
    layers: [
      { d: circlePath(92, centre), ...line, opacity: 0.45 },
      { d: others.join(''), colour: 'muted-foreground', width: 1 },
      thread(star!, 2.5),
      ...digitRings(centre, { radius: 92, ring: 11, size: 14, line, ground: 'card' }),
      ...by.map((step, index) => {
        const fill = index === 0 ? 'thread-text' : 'foreground';
        return row([rootsOfMultiples(step).join(', ')], [centre.x], 244 + 26 * index, 19, fill);
      }),
    ],
  };
}

export const sampleFigures: Record<Figure['figure'], (...of: number[]) => Drawing> = {
  complement: (value) => complementDrawing(value!, 66),
  crossing: (a, b) =>
    tallNumerals(work('nikhilam', a!, b!), { hasDivider: true, stroke: 4.5, gap: 96 }),
  square,
  strokes,
  roots,
  circle,
};
