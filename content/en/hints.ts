import { hints as lines } from '@sutra/vedic/words/en';
import { type InAnyLanguage } from '../shape';
import { type GameWords } from './slips';

/** Of an exercise: help before the answer, and one line on a wrong one. */
export const hints = {
  lines,
  which: 'Which method?',
  show: 'Show it',
  like: 'A sum like it',
  how: 'How',
  shown: 'This is how it goes:',
} as const;

export type HintWords = InAnyLanguage<typeof hints>;
export type ExerciseWords = GameWords & { readonly hints: HintWords };
