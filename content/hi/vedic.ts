import { type vedic as en } from '../en/vedic';
import { type Translation } from '../shape';
import { divisions } from './vedic/divisions';
import { products } from './vedic/products';
import { refusals } from './vedic/refusals';
import { sutras } from './vedic/sutras';

export const vedic: Translation<typeof en> = {
  sutras,
  products,
  divisions,
  refusals,
};
