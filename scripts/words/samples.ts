import { type LocaleTexts } from '@/lib/locale';
import { site } from '@/content/site';
import { formatDay, formatTime, openTimes } from '@/lib/contact/hours';
import { formatList, formatNumber, formatRupees, formatSpan } from '@/lib/text/format';
import { type Values } from '@/lib/vedic/types';
import { fillValues } from '@/lib/vedic/words';

/** Sample values for the placeholders of the texts under a path; those of the longest path that fits count first. */
export function samplesIn(tag: string, words: LocaleTexts): [path: string, values: Values][] {
  const [review] = words.readerReviews;
  const [student] = words.testimonials;
  const rupees = (amount: number) => formatRupees(amount, tag);
  const office = { opens: '09:00', closes: '17:00' };
  const [day, friday] = [1, 5].map((weekday) => formatDay(weekday, tag, 'long')) as [
    string,
    string,
  ];
  const days = fillValues(words.assistant.hours.span, { first: day, last: friday });
  const hoursRow = fillValues(words.assistant.hours.row, {
    ...{ days, opens: formatTime(office.opens, tag), closes: formatTime(office.closes, tag) },
  });
  const row = { upper: 97, digit: 3, product: 291 };
  const longRow = fillValues(words.home.demo.longRow, row);
  const { first, bring } = { first: words.vedic.divisions.steps.first, bring: '1' };
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(Date.UTC(2026, 10, 23));
  return [
    ['assistantAnswers', { hours: formatList([hoursRow], tag) }],
    ['assistant.hours', { ...office, days, first: day, last: friday }],
    [
      'assistant.sum',
      { title: first.title, working: bring, a: 1234, b: 9, answer: 137, remainder: 1 },
    ],
    ['contact', { time: formatTime('17:00', tag), day }],
    ['contact.details', { times: openTimes(office, tag) }],
    ['home.course.times', { days, times: openTimes({ opens: '16:00', closes: '21:00' }, tag) }],
    ['home.course.fee', { amount: rupees(6000) }],
    ['notFound', { time: formatSpan(10, 'second', tag) }],
    ['payment', { time: formatSpan(5, 'minute', tag), price: rupees(299), amount: rupees(299) }],
    ['payment.dialog', { upi: site.upi.id }],
    ['payment.purchase', { upi: site.upi.id }],
    [
      'ownerMails',
      { n: 3, limit: 60, day, subject: 'A question', site: site.name, url: 'https://example.in' },
    ],
    ['learnWords.calculator.rightLent', { lent: 100 }],
    ['submissions', { n: 3 }],
    [
      '',
      {
        ...{ address: '/hi/books', author: site.teacher.name, best: '3.9', class: student!.class },
        ...{
          content: student!.content,
          count: 5,
          date,
          digits: 26,
          operations: 10,
          exam: review!.exam,
        },
        ...{
          firstName: student!.firstName,
          initial: student!.initial,
          location: student!.location,
        },
        ...{
          given: 9012,
          groupSize: 6,
          hours: site.reply.hours,
          level: words.learn.clock.levels.exam.title,
        },
        ...{ link: 'https://example.in/#try=97x93', list: rupees(99), original: rupees(999) },
        ...{ max: 100, meaning: words.vedic.sutras.nikhilam, name: student!.firstName, number: 2 },
        ...{ message: '…', subject: '…', text: student!.content, rating: formatNumber(4.8, tag) },
        ...{
          minutes: 60,
          reference: 'VM-7K3QX2',
          reviews: formatNumber(1972, tag),
          right: 4,
          rows: longRow,
        },
        ...{
          seconds: 45,
          time: '3.9',
          title: 'Master Vedic Mathematics',
          upi: rupees(299),
          weeks: 12,
        },
        ...{ classesPerWeek: 2, discountPercent: 40, offerPercent: 90, ...row, product: 21 },
        ...{
          visitorTime: formatTime('17:30', tag),
          indianTime: formatTime('09:30', tag),
          reason: '…',
        },
        ...{
          kind: 'contact',
          kinds: 'contact|profile',
          accounts: 1,
          code: 'SQLITE_FULL',
          free: 120,
          size: 8000,
        },
        ...{ from: '16 November', to: '22 November' },
      },
    ],
  ];
}
