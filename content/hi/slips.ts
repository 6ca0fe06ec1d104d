import { slips as lines } from '@sutra/vedic/words/hi';
import { type slips as en } from '../en/slips';
import { type Translation } from '../shape';

export const slips: Translation<typeof en> = {
  ...lines,
  step: 'यह चरण देखें। {title}: {working}',
};
