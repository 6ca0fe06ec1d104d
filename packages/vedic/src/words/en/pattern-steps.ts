/** Steps of the methods for a pattern, and of the general one; `fill` puts numbers in the places. */
const bars = 'The bars keep the places apart.';
const down = { title: 'Vertically', working: '{terms} = {total}' } as const;
const over = { title: 'Crosswise', working: '{terms} = {total}' } as const;
const writeOne = 'Write {written}.';
const writeAndCarry = 'Write {written} and carry {carryOut}.';
const writeAll = 'The last column is written in full: {written}.';
const carriedIn = 'The + {carryIn} at the end is the carry from the column on the right.';

export const patternSteps = {
  'ekadhikena.split': {
    title: 'Set the 5 apart',
    working: '{head} | 5',
    note: 'The bar keeps the 5 apart. Before it is {head}.',
  },
  'ekadhikena.next': {
    title: 'Take one more than the one before',
    working: '{head} + 1 = {next}',
    note: 'This is the sutra, word for word.',
  },
  heads: {
    title: 'Multiply the two',
    working: '{head} × {next} = {left}',
    note: 'This is the left part.',
  },
  'ekadhikena.combine': {
    title: 'Combine',
    working: '{left} | 25 → {answer}',
    note: 'The right part is always 5 × 5 = 25.',
  },

  'antyayor.split': {
    title: 'Same beginning, endings that make {sum}',
    working: '{head} | {tailA} and {head} | {tailB}',
    note: 'The bars keep the endings apart. {tailA} and {tailB} add up to {sum}.',
  },
  'antyayor.next': {
    title: 'Take one more than the beginning',
    working: '{head} + 1 = {next}',
    note: 'As for squares that end in 5.',
  },
  'antyayor.tails': {
    title: 'Multiply the endings',
    working: '{tailA} × {tailB} = {right}',
    note: 'Write {places} places, twice as many as an ending has.',
  },

  'ekanyunena.lessen.short': {
    title: 'Take one less than the number',
    working: '{number} − 1 = {left}',
    note: 'This is the left part.',
  },
  'ekanyunena.lessen.long': {
    title: 'Take away one more than the left part',
    working: '{number} − {less} = {left}',
    note: 'To the left of the last digits {tail} is {before}, and one more than that is {less}.',
  },
  'ekanyunena.complement.short': {
    title: 'All from nine',
    working: '{nines} − {left} = {right}',
    note: 'Take each digit of {padded} from 9. This is the right part.',
  },
  'ekanyunena.complement.long': {
    title: 'All from nine and the last from ten',
    working: '{base} − {tail} = {right}',
    note: 'This is the right part.',
  },

  'eleven.ends': {
    title: 'Keep the ends',
    working: '{first} | {last}',
    note: 'The first and the last digit of {number} stay outside. The bar is where the rest will go.',
  },
  'eleven.neighbours': {
    title: 'Add neighbours',
    working: '{sums}',
    note: 'The result goes between the ends.',
  },
  'eleven.combine.fits': {
    title: 'Combine',
    working: '{parts} → {answer}',
    note: `Write them side by side. ${bars}`,
  },
  'eleven.combine.carry': {
    title: 'Combine',
    working: '{parts} → {answer}',
    note: `${bars} Each place has one digit, and the tens are carried to the left.`,
  },

  'zeros.aside': {
    title: 'Set the zeros aside',
    working: '{shortA} × {shortB}',
    note: 'Zeros at the end of the numbers: {places}.',
  },
  'zeros.back': {
    title: 'Write the zeros again',
    working: '{short} | {zeros} → {answer}',
    note: 'They go to the right of the result. The bar keeps them apart.',
  },

  'urdhva.vertical.fits': { ...down, note: writeOne },
  'urdhva.vertical.carry': { ...down, note: writeAndCarry },
  'urdhva.vertical.last': { ...down, note: writeAll },
  'urdhva.crosswise.fits': { ...over, note: writeOne },
  'urdhva.crosswise.carry': { ...over, note: writeAndCarry },
  'urdhva.crosswise.last': { ...over, note: writeAll },
  'urdhva.vertical.last.carried': { ...down, note: `${carriedIn} ${writeAll}` },
  'urdhva.crosswise.fits.carried': { ...over, note: `${carriedIn} ${writeOne}` },
  'urdhva.crosswise.carry.carried': { ...over, note: `${carriedIn} ${writeAndCarry}` },
  'urdhva.crosswise.last.carried': { ...over, note: `${carriedIn} ${writeAll}` },
  'urdhva.zero': {
    title: 'Multiply by zero',
    working: '{a} × {b} = 0',
    note: 'Anything times 0 is 0.',
  },
} as const;
