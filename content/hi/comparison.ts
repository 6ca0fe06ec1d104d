import { type comparison as en } from '../en/comparison';
import { type Translation } from '../shape';

export const comparison: Translation<typeof en> = {
  // Not "पारंपरिक": beside "वैदिक" it would sound like the older of the two.
  traditional: 'स्कूल की विधि',
  vedic: 'वैदिक विधि',
  longLabel: '{a} और {b} का लंबा गुणा: {rows}; इनका योग {answer} है।',
  longRow: '{upper} गुणा {digit} बराबर {product}',
};
