import { divisions, products, refusals } from '@sutra/vedic/words/hi';
import { type vedic as en } from '../en/vedic';
import { type Translation } from '../shape';
import { sutras } from './sutras';

export const vedic: Translation<typeof en> = {
  sutras,
  products,
  divisions,
  refusals,
};
