import { type HintKey } from '@sutra/vedic/hints';
import { type InAnyLanguage } from '../shape';
import { type GameWords } from './slips';

/** Of an exercise: help before the answer, and one line on a wrong one. */
export const hints = {
  lines: {
    order: 'These are the right digits, but not in the right order.',
    added: 'It looks as if the numbers were added: {a} + {b} = {given}. Here they are multiplied.',
    zeroMore: 'There is one zero too many.',
    zeroLess: 'One zero is missing.',
    leftFits: 'The left part, {left}, is correct. What is the right part?',
    rightFits: 'The right part, {right}, is correct. What is the left part?',
    times: 'That is {a} × {times}, not {a} × {b}.',
    places: 'Digits in the answer: {places}. In yours: {count}.',
    lastDigit: 'The last digit cannot be right: {endA} × {endB} ends in {end}.',
    digitSums:
      'The digit sums differ: {a} × {b} → {rootA} × {rootB} = {chain}, yours → {rootGiven}.',
    notYet: 'Not yet. Look at it once more.',
  } satisfies Record<HintKey, string>,
  which: 'Which method?',
  show: 'Show it',
  like: 'A sum like it',
  how: 'How',
  shown: 'This is how it goes:',
} as const;

export type HintWords = InAnyLanguage<typeof hints>;
export type ExerciseWords = GameWords & { readonly hints: HintWords };
