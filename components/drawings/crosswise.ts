import { crosswiseProducts, sumOf } from '@sutra/vedic/crosswise';
import { digits } from '@sutra/vedic/digits';
import { type Drawing, joins, type PathLayer, row, thread } from './drawing';

interface Options {
  /** How the two strokes are drawn. */
  draws?: PathLayer['draws'];
  isUnderlined?: (sum: number) => boolean;
  /** Without margins at the sides. */
  isNarrow?: boolean;
}

const columns = [84, 160, 236];

/** For numbers of two digits; shows the sums before any carry. */
export function crosswiseDrawing(
  a: number,
  b: number,
  { draws, isUnderlined = () => false, isNarrow = false }: Options = {},
): Drawing {
  const at = [84, 236];
  const sums = crosswiseProducts(a, b).map(sumOf).reverse();
  const underlined = columns.filter((_, index) => isUnderlined(sums[index]!));
  const lines = thread(underlined.map((x) => `M${x - 20} 164h40`).join(''), 3);
  const [start, width] = isNarrow ? [64, 192] : [0, 320];
  return {
    viewBox: [start, 0, width, underlined.length ? 168 : 158],
    layers: [
      row(digits(a), at, 38, 52),
      row(digits(b), at, 108, 52),
      joins(at, 46, 66),
      thread('M110 44L210 74M210 44L110 74', 2, draws),
      row(sums, columns, 152, 30, 'thread-text'),
      { d: 'M122 130V154M198 130V154', colour: 'input', width: 1 },
      ...(underlined.length ? [lines] : []),
    ],
  };
}
