import { divisions, products, refusals } from '@sutra/vedic/words/en';
import { type InAnyLanguage } from '../shape';
import { sutras } from './sutras';

/**
 * The words of every step that @sutra/vedic builds. `fill` puts numbers in the places: {d} −3,
 * {d_signed} +4, {d_abs} 3, {d_step} "− 3".
 */
export const vedic = {
  sutras,
  products,
  divisions,
  refusals,
} as const;

export type VedicWords = InAnyLanguage<typeof vedic>;
