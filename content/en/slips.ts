import { slips } from '@sutra/vedic/words/en';
import { type InAnyLanguage } from '../shape';
import { type WorkedSumsWords } from './worked-sums';

export { slips };
export type SlipTexts = InAnyLanguage<typeof slips>;
export type GameWords = WorkedSumsWords & { readonly slips: SlipTexts };
