import { type sample as en } from '../en/sample';
import { type Translation } from '../shape';

export const sample: Translation<typeof en> = {
  title: '{title}: नमूना पन्ने',
  cover: '{title} का कवर',
  page: 'पन्ना {number}, कुल {count}',
  previous: 'पिछला पन्ना',
  next: 'अगला पन्ना',
  answers: 'उत्तर',
};
