import { type DivisionStepKey, type StepKey } from './types.ts';

const differences = '{da_signed}, {db_signed}';
const differenceProduct = '{da_abs} × {db_abs} = {written}';
const cross = '{a} {db_step} = {cross}';
const settled = '{unsettled} | {product} → {left} | {right} → {answer}';
const square = '{difference_abs} × {difference_abs} = {written}';
const column = '{terms} = {total}';
const read = '{parts} → {joined}';

/** What is written at each step, in signs alone: `fill` of notation.ts puts its values in. */
export const workings: Readonly<Record<StepKey | DivisionStepKey, string>> = {
  'nikhilam.base.below': '{base}',
  'nikhilam.base.above': '{base}',
  'nikhilam.base.mixed': '{base}',
  'nikhilam.base.on': '{base}',
  'nikhilam.differences.below': differences,
  'nikhilam.differences.above': differences,
  'nikhilam.differences.mixed': differences,
  'nikhilam.differences.on': differences,
  'cross.subtract': cross,
  'cross.add': cross,
  'cross.mixed': cross,
  'product.fits': differenceProduct,
  'product.carry': differenceProduct,
  'product.borrow': differenceProduct,
  'combine.fits': '{left} | {right} → {answer}',
  'combine.carry': settled,
  'combine.borrow': settled,
  parts: '{rows}',

  'yavadunam.base': '{base}',
  'yavadunam.difference.below': '{base} − {a} = {difference_abs}',
  'yavadunam.difference.above': '{a} − {base} = {difference}',
  'yavadunam.difference.on': '{a} − {base} = {difference}',
  'yavadunam.move.below': '{a} − {difference_abs} = {moved}',
  'yavadunam.move.above': '{a} + {difference} = {moved}',
  'yavadunam.move.on': '{moved}',
  'yavadunam.square.fits': square,
  'yavadunam.square.carry': square,

  'anurupyena.base': '{workingBase} = {factor} × {base}',
  'anurupyena.differences': differences,
  'anurupyena.scale': '{cross} × {factor} = {scaled}',

  'ekadhikena.split': '{head} | 5',
  'ekadhikena.next': '{head} + 1 = {next}',
  heads: '{head} × {next} = {left}',
  'ekadhikena.combine': '{left} | 25 → {answer}',

  'antyayor.split': '{head} | {tailA}, {head} | {tailB}',
  'antyayor.next': '{head} + 1 = {next}',
  'antyayor.tails': '{tailA} × {tailB} = {right}',

  'ekanyunena.lessen.short': '{number} − 1 = {left}',
  'ekanyunena.lessen.long': '{number} − {less} = {left}',
  'ekanyunena.complement.short': '{nines} − {left} = {right}',
  'ekanyunena.complement.long': '{base} − {tail} = {right}',

  'eleven.ends': '{first} | {last}',
  'eleven.neighbours': '{sums}',
  'eleven.combine.fits': '{parts} → {answer}',
  'eleven.combine.carry': '{parts} → {answer}',

  'zeros.aside': '{shortA} × {shortB}',
  'zeros.back': '{short} | {zeros} → {answer}',

  'urdhva.vertical.fits': column,
  'urdhva.vertical.carry': column,
  'urdhva.vertical.last': column,
  'urdhva.crosswise.fits': column,
  'urdhva.crosswise.carry': column,
  'urdhva.crosswise.last': column,
  'urdhva.vertical.last.carried': column,
  'urdhva.crosswise.fits.carried': column,
  'urdhva.crosswise.carry.carried': column,
  'urdhva.crosswise.last.carried': column,
  'urdhva.zero': '{a} × {b} = 0',

  'nikhilamDivision.transpose': '{base} − {b} → {flag}',
  'paravartya.transpose': '{b} − {base} → {flag}',
  first: '{total}',
  'quotient.add': column,
  'quotient.bring': '{total}',
  'remainder.add': column,
  'remainder.bring': '{total}',
  'quotient.read': read,
  'remainder.read': read,
  'adjust.more': '{leftover} − {shift} × {b} = {remainder}, {quotient} + {shift} = {answer}',
  'adjust.less':
    '{leftover} + {shift_abs} × {b} = {remainder}, {quotient} − {shift_abs} = {answer}',
  digit: '{figure} × {b} + {remainder} = {part}',
  'result.exact': '{a} ÷ {b} = {answer}',
  'result.remainder': '{answer} × {b} + {remainder} = {a}',
};
