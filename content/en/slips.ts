import { slips as lines } from '@sutra/vedic/words/en';
import { type InAnyLanguage } from '../shape';
import { type WorkedSumsWords } from './worked-sums';

/** On a wrong answer: its mistake, or the step to look at. */
export const slips = { ...lines, step: 'Look at this step. {title}: {working}' } as const;
export type SlipTexts = InAnyLanguage<typeof slips>;
export type GameWords = WorkedSumsWords & { readonly slips: SlipTexts };
