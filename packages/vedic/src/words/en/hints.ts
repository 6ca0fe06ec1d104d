import { type HintKey } from '../../hints.ts';

/** One line on a wrong answer. */
export const hints = {
  order: 'These are the right digits, but not in the right order.',
  added: 'It looks as if the numbers were added: {a} + {b} = {given}. Here they are multiplied.',
  zeroMore: 'There is one zero too many.',
  zeroLess: 'One zero is missing.',
  leftFits: 'The left part, {left}, is correct. What is the right part?',
  rightFits: 'The right part, {right}, is correct. What is the left part?',
  times: 'That is {a} × {times}, not {a} × {b}.',
  places: 'Digits in the answer: {places}. In yours: {count}.',
  lastDigit: 'The last digit cannot be right: {endA} × {endB} ends in {end}.',
  digitSums: 'The digit sums differ: {a} × {b} → {rootA} × {rootB} = {chain}, yours → {rootGiven}.',
  notYet: 'Not yet. Look at it once more.',
} as const satisfies Record<HintKey, string>;
