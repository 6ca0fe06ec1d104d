import site from '@/content/site.json';
import { amounts } from './teachers/amounts';
import { exams } from './teachers/exams';
import { tutors } from './teachers/tutors';

const refundIn = (days: number) => ({
  ...{ refund: { anyReason: false, askWithinDays: days, paidWithinDays: days } },
  records:
    days === 1
      ? { service: 'a register', serviceIn: { hi: 'एक रजिस्टर' }, months: 1 }
      : { service: 'Google Sheets', months: days },
});

/** Teachers of Indian towns: the whole of `content/site.json` for each. */
export const teachers = Object.entries({ ...tutors, ...exams, ...amounts }).map(
  ([who, change], index) => ({
    who,
    site: { ...site, ...change, legal: { ...site.legal, ...refundIn((index % 3) + 1) } },
  }),
);
