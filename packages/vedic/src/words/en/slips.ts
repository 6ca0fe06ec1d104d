import { type SlipKey } from '../../slips.ts';

const padding =
  'It looks as if the right part was written as {product}: at base {base} it has {places} digits, {right}.';
const carry =
  'It looks as if nothing was carried: of {product}, {right} stays on the right and {carry} is carried to the left, {unsettled} + {carry} = {left}.';
const lent =
  'It looks as if nothing was borrowed from the left part: to take away {product_abs}, borrow {carry_abs} from it, {unsettled} − {carry_abs} = {left}, and the right part is {lent} − {product_abs} = {right}.';
const oneMore =
  'It looks as if {head} was multiplied by itself: multiply it by one more than itself, {head} × {next} = {left}.';

/** A line for each method and mistake of slips.ts; {parts} is "4 | 11 | 7", {step} a step in words. */
export const slips = {
  step: 'Look at this step. {step}',
  'nikhilam.padding': padding,
  'nikhilam.carry': carry,
  'nikhilam.lent': lent,
  'nikhilam.wrongWay':
    'It looks as if plus and minus changed places: the difference is {db_signed}, so the left part is {a} {db_step} = {cross}.',
  'nikhilam.notCrossed':
    'It looks as if a number was taken with its own difference: go crosswise, {a} {db_step} = {cross}.',
  'yavadunam.padding': padding,
  'yavadunam.carry': carry,
  'yavadunam.wrongWay':
    'It looks as if plus and minus changed places: the difference is {difference_signed}, so the left part is {a} {difference_step} = {moved}.',
  'anurupyena.padding': padding,
  'anurupyena.carry': carry,
  'anurupyena.lent': lent,
  'anurupyena.wrongWay':
    'It looks as if plus and minus changed places: the difference is {db_signed}, so it is {a} {db_step} = {cross}, and then {cross} × {factor} = {scaled}.',
  'anurupyena.notCrossed':
    'It looks as if a number was taken with its own difference: go crosswise, {a} {db_step} = {cross}, and then {cross} × {factor} = {scaled}.',
  'anurupyena.factor':
    'It looks as if the left part was not multiplied by {factor}: the working base is {workingBase} = {factor} × {base}, so it is {cross} × {factor} = {scaled}.',
  'anurupyena.factorEarly':
    'It looks as if a number was multiplied by {factor} before going crosswise: first {a} {db_step} = {cross}, and then {cross} × {factor} = {scaled}.',
  'anurupyena.factorTwice':
    'It looks as if more than the left part was multiplied by {factor}: only {cross} × {factor} = {scaled} is, and what the right part carries or borrows comes after that.',
  'anurupyena.tooWide':
    'It looks as if the right part has a zero too many: it has as many digits as {base} has zeros, {right}.',
  'ekadhikena.square5': 'It looks as if 5 × 5 was left out: the right part is always 25.',
  'ekadhikena.oneMore': oneMore,
  'antyayor.padding':
    'It looks as if the right part is too short: it has {places} digits, {right}.',
  'antyayor.oneMore': oneMore,
  'ekanyunena.padding':
    'It looks as if the right part is too short: it is {right}, with as many digits as {nines}.',
  'ekanyunena.oneMore':
    'It looks as if {number} stayed as it is: the left part is one less, {number} − 1 = {left}.',
  'eleven.carry':
    'It looks as if a ten was not carried: in {parts}, each place keeps one digit and passes its ten to the left.',
  'urdhva.countedOnce':
    'It looks as if a crosswise product was left out: with both, and any carry, {terms} = {total}.',
  'urdhva.carry':
    'It looks as if a carry was left out: with every carry the columns are {parts}. Write the leftmost in full, and only the last digit of each other.',
  swapped: 'It looks as if two digits changed places: the answer is {answer}.',
} as const satisfies Record<SlipKey | 'step', string>;
