import { crosswiseProducts, sumOf } from '@sutra/vedic/crosswise';
import { digits } from '@sutra/vedic/digits';
import { type Drawing, joins, type PathLayer, row, thread } from './drawing';

const columns = [84, 160, 236];

/** For numbers of two digits; shows the sums before any carry. `draws`: how the strokes are drawn. */
export function crosswiseDrawing(a: number, b: number, draws?: PathLayer['draws']): Drawing {
  const at = [84, 236];
  const sums = crosswiseProducts(a, b).map(sumOf).reverse();
  return {
    viewBox: [0, 0, 320, 158],
    layers: [
      row(digits(a), at, 38, 52),
      row(digits(b), at, 108, 52),
      joins(at, 46, 66),
      thread('M110 44L210 74M210 44L110 74', 2, draws),
      row(sums, columns, 152, 30, 'thread-text'),
      { d: 'M122 130V154M198 130V154', colour: 'input', width: 1 },
    ],
  };
}
