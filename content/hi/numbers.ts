import { type numbers as en } from '../en/numbers';
import { type Translation } from '../shape';

export const numbers: Translation<typeof en> = {
  1: 'एक',
  2: 'दो',
  3: 'तीन',
  4: 'चार',
  5: 'पाँच',
  6: 'छह',
  7: 'सात',
  8: 'आठ',
  9: 'नौ',
  10: 'दस',
  15: 'पंद्रह',
  16: 'सोलह',
  20: 'बीस',
  30: 'तीस',
  40: 'चालीस',
  45: 'पैंतालीस',
};
