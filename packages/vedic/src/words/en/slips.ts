import { type SlipKey } from '../../slips.ts';

const padding =
  'It looks as if the right part was written as {product}: at base {base} it has {places} digits, {right}.';
const carry =
  'It looks as if nothing was carried: of {product}, {right} stays on the right and {carry} is carried to the left, {unsettled} + {carry} = {left}.';
const lent =
  'It looks as if the borrowing went wrong: to take away {product_abs}, borrow {carry_abs} from the left part, {unsettled} − {carry_abs} = {left}, and the right part is {lent} − {product_abs} = {right}.';
const oneMore =
  'It looks as if {head} was multiplied by itself: multiply it by one more than itself, {head} × {next} = {left}.';

const next =
  'It looks as if {head} was multiplied by another number: multiply it by one more than itself, {head} × {next} = {left}.';

/** A line for each method and mistake of slips.ts; {parts} is "4 | 11 | 7", {step} a step in words. */
export const slips = {
  step: 'Look at this step. {step}',
  'nikhilam.padding': padding,
  'nikhilam.carry': carry,
  'nikhilam.lent': lent,
  'nikhilam.wrongWay':
    'It looks as if plus and minus changed places: the difference is {db_signed}, so the left part is {a} {db_step} = {cross}.',
  'nikhilam.nines':
    'It looks as if a difference was found by another rule: all digits from nine, but the last from ten, {base} − {a} = {da_abs} and {base} − {b} = {db_abs}.',
  'nikhilam.summed':
    'It looks as if the differences were added: for the right part they are multiplied, {da_abs} × {db_abs} = {product_abs}.',
  'nikhilam.notCrossed':
    'It looks as if a number was taken with its own difference: go crosswise, {a} {db_step} = {cross}.',
  'yavadunam.padding': padding,
  'yavadunam.carry': carry,
  'yavadunam.wrongWay':
    'It looks as if plus and minus changed places: the difference is {difference_signed}, so the left part is {a} {difference_step} = {moved}.',
  'yavadunam.moved':
    'It looks as if the difference {difference_signed} was left out, or used twice: {a} {difference_step} = {moved}.',
  'yavadunam.nines':
    'It looks as if the difference was found by another rule: all digits from nine, but the last from ten, {base} − {a} = {difference_abs}.',
  'yavadunam.summed':
    'It looks as if the difference was doubled: for the right part it is squared, {difference_abs} × {difference_abs} = {product}.',
  'anurupyena.padding': padding,
  'anurupyena.carry': carry,
  'anurupyena.lent': lent,
  'anurupyena.wrongWay':
    'It looks as if plus and minus changed places: the difference is {db_signed}, so it is {a} {db_step} = {cross}, and then {cross} × {factor} = {scaled}.',
  'anurupyena.notCrossed':
    'It looks as if a number was taken with its own difference: go crosswise, {a} {db_step} = {cross}, and then {cross} × {factor} = {scaled}.',
  'anurupyena.summed':
    'It looks as if the differences were added: for the right part they are multiplied, {da_abs} × {db_abs} = {product_abs}.',
  'anurupyena.half':
    'It looks as if a half was dropped: half of {cross} ends in a half, which is worth {workingBase} on the right.',
  'anurupyena.factor':
    'It looks as if the left part was not multiplied by {factor}: the working base is {workingBase} = {factor} × {base}, so it is {cross} × {factor} = {scaled}.',
  'anurupyena.factorEarly':
    'It looks as if a number was multiplied by {factor} before going crosswise: first {a} {db_step} = {cross}, and then {cross} × {factor} = {scaled}.',
  'anurupyena.factorTwice':
    'It looks as if more than the left part was multiplied by {factor}: only {cross} × {factor} = {scaled} is, and what the right part carries or borrows comes after that.',
  'anurupyena.tooWide':
    'It looks as if the right part has a zero too many: it has as many digits as {base} has zeros, {right}.',
  'ekadhikena.square5': 'It looks as if 5 × 5 was left out: the right part is always 25.',
  'ekadhikena.summed':
    'It looks as if 5 and 5 were added: for the right part they are multiplied, 5 × 5 = 25.',
  'ekadhikena.next': next,
  'ekadhikena.oneMore': oneMore,
  'antyayor.padding':
    'It looks as if the right part is too short: it has {places} digits, {right}.',
  'antyayor.summed':
    'It looks as if the endings were added: for the right part they are multiplied, {tailA} × {tailB} = {right}.',
  'antyayor.habit':
    'It looks as if 25 was written by habit: the right part is the product of these endings, {tailA} × {tailB} = {right}.',
  'antyayor.next': next,
  'antyayor.oneMore': oneMore,
  'ekanyunena.padding':
    'It looks as if the right part is too short: it is {right}, with as many digits as {nines}.',
  'ekanyunena.oneMore':
    'It looks as if {number} stayed as it is: the left part is one less, {number} − 1 = {left}.',
  'ekanyunena.next':
    'It looks as if one more was taken: the left part is one less, {number} − 1 = {left}.',
  'ekanyunena.nines':
    'It looks as if the right part was found by another rule: each digit of the left part from nine, {nines} − {left} = {right}.',
  'ekanyunena.exchanged':
    'It looks as if the parts changed places: {left} stands on the left, {right} on the right.',
  'eleven.carryPlace':
    'It looks as if a ten was carried to the right: in {parts}, each place passes its ten to the left.',
  'eleven.carryMore':
    'It looks as if a ten was carried that is not there: in {parts} each place has one digit.',
  'eleven.takenAway':
    'It looks as if the digits were taken from each other: add neighbours, {sums}.',
  'eleven.multiplied': 'It looks as if the digits were multiplied: add neighbours, {sums}.',
  'eleven.carry':
    'It looks as if a ten was not carried: in {parts}, each place keeps one digit and passes its ten to the left.',
  'urdhva.carryPlace':
    'It looks as if the carry of the ones went to the leftmost column: it belongs to the middle one, {terms} = {total}.',
  'urdhva.takenAway':
    'It looks as if the crosswise products were taken from each other: they are added, with any carry, {terms} = {total}.',
  'urdhva.ownDigits':
    'It looks as if other digits were multiplied: the middle column has the crosswise products, and any carry, {terms} = {total}.',
  'urdhva.countedTwice':
    'It looks as if a crosswise product was counted twice: the middle column has both, and any carry, {terms} = {total}.',
  'urdhva.unshifted':
    'It looks as if a row was not moved to the left: a digit of the tens is worth ten times as much.',
  'urdhva.countedOnce':
    'It looks as if a crosswise product was left out: with both, and any carry, {terms} = {total}.',
  'urdhva.carry':
    'It looks as if a carry was left out: with every carry the columns are {parts}. Write the leftmost in full, and only the last digit of each other.',
  swapped: 'It looks as if two digits changed places.',
} as const satisfies Record<SlipKey | 'step', string>;
