/** Steps of the methods that work from a base; `fill` puts numbers in the places. */
const nikhilamBase = { title: 'Choose base {base}', working: '{base}' } as const;
const differences = { title: 'Find differences', working: '{da_signed} and {db_signed}' } as const;
const cross = {
  working: '{a} {db_step} = {cross}',
  note: '{b} {da_step} gives the same {cross}. Either stroke will do.',
} as const;
const product = {
  title: 'Multiply differences',
  working: '{da_abs} × {db_abs} = {written}',
} as const;
const asManyPlaces = 'Write as many places as {base} has zeros: {places}.';
const moreIsCarried = `${asManyPlaces} The rest is carried.` as const;
const bar = 'The bar keeps the two parts apart.';
const sideBySide = `Write them side by side. ${bar}` as const;
const carried = `${bar} Carry {carry} to the left part, which makes it {left}.` as const;
const borrowed =
  `${bar} Borrow {carry_abs} from the left part. It is worth {lent} on the right, and {lent} − {product_abs} = {right}.` as const;

export const baseSteps = {
  'nikhilam.base.below': { ...nikhilamBase, note: 'Both numbers are below it.' },
  'nikhilam.base.above': { ...nikhilamBase, note: 'Both numbers are above it.' },
  'nikhilam.base.mixed': {
    ...nikhilamBase,
    note: 'One number is below it, the other above it.',
  },
  'nikhilam.base.on': {
    ...nikhilamBase,
    note: '{base} itself is in the sum, which makes it easier still.',
  },
  'nikhilam.differences.below': {
    ...differences,
    note: '{a} is {da_abs} short of {base}. {b} is {db_abs} short.',
  },
  'nikhilam.differences.above': {
    ...differences,
    note: '{a} is {da_abs} more than {base}. {b} is {db_abs} more.',
  },
  'nikhilam.differences.mixed': {
    ...differences,
    note: 'Minus for the number that falls short of {base}, plus for the one that goes over.',
  },
  'nikhilam.differences.on': {
    ...differences,
    note: 'The difference of {base} from itself is 0.',
  },
  'cross.subtract': { ...cross, title: 'Cross subtract' },
  'cross.add': { ...cross, title: 'Cross add' },
  'cross.mixed': { ...cross, title: 'Go crosswise' },
  'product.fits': { ...product, note: asManyPlaces },
  'product.carry': { ...product, note: moreIsCarried },
  'product.borrow': {
    ...product,
    note: 'One difference is minus and the other plus, so this product is taken away.',
  },
  'combine.fits': {
    title: 'Combine',
    working: '{left} | {right} → {answer}',
    note: sideBySide,
  },
  'combine.carry': {
    title: 'Combine',
    working: '{unsettled} | {product} → {left} | {right} → {answer}',
    note: carried,
  },
  'combine.borrow': {
    title: 'Combine',
    working: '{unsettled} | {product} → {left} | {right} → {answer}',
    note: borrowed,
  },
  parts: {
    title: 'Multiply in parts',
    working: '{rows}',
    note: '{lower} is {factors}. The sum of these products is the next line.',
  },

  'yavadunam.base': { ...nikhilamBase, note: 'Take the difference of {a} from it.' },
  'yavadunam.difference.below': {
    title: 'Find the shortfall',
    working: '{base} − {a} = {difference_abs}',
    note: '{a} is {difference_abs} short of {base}.',
  },
  'yavadunam.difference.above': {
    title: 'Find the surplus',
    working: '{a} − {base} = {difference}',
    note: '{a} is {difference} more than {base}.',
  },
  'yavadunam.difference.on': {
    title: 'Find the difference',
    working: '{a} − {base} = {difference}',
    note: '{a} is the base itself.',
  },
  'yavadunam.move.below': {
    title: 'Lessen by as much again',
    working: '{a} − {difference_abs} = {moved}',
    note: 'This is the left part.',
  },
  'yavadunam.move.above': {
    title: 'Increase by as much again',
    working: '{a} + {difference} = {moved}',
    note: 'The sutra speaks of a shortfall. A surplus is added instead. This is the left part.',
  },
  'yavadunam.move.on': {
    title: 'Keep the number',
    working: '{moved}',
    note: 'This is the left part.',
  },
  'yavadunam.square.fits': {
    title: 'Set up the square',
    working: '{difference_abs} × {difference_abs} = {written}',
    note: asManyPlaces,
  },
  'yavadunam.square.carry': {
    title: 'Set up the square',
    working: '{difference_abs} × {difference_abs} = {written}',
    note: moreIsCarried,
  },

  'anurupyena.base': {
    title: 'Choose {workingBase} to work from',
    working: '{workingBase} = {factor} × {base}',
    note: 'Take the differences of both numbers from it.',
  },
  'anurupyena.differences': {
    ...differences,
    note: 'How far {a} and {b} are from {workingBase}: minus when short, plus when over.',
  },
  'anurupyena.scale': {
    title: 'Multiply by {factor}',
    working: '{cross} × {factor} = {scaled}',
    note: 'In proportion, because {workingBase} is {factor} times {base}. Only the left part is multiplied.',
  },
} as const;
