import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readTyped } from '@/tests/support/setup-answers';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00+05:30') });
});
afterAll(() => {
  vi.useRealTimers();
});

test.each<[name: string, typed: string, value: unknown]>([
  ['teacher.since', '34 साल', 1992],
  ['teacher.pronoun', 'पुरुष', 'he'],
  ['teacher.pronoun', 'female', 'she'],
  ['teacher.pronoun', 'both', 'they'],
  ['teacher.voice', 'कोई नहीं', null],
  ['social.telegram', 'nahi', undefined],
  ['social.telegram', 'Nahin hai', undefined],
  ['social.telegram', 'abhi nahi', undefined],
  ['social.telegram', 'नहीं है', undefined],
  ['social.telegram', 'not yet', undefined],
  ['social.telegram', 'I don’t have one', undefined],
  ['social.telegram', 'none yet', undefined],
  ['teaching.classes', '10वीं', [10, 10]],
  ['teaching.classes', 'केवल दसवीं', [10, 10]],
  ['teaching.classes', 'छठी से आठवीं तक', [6, 8]],
  ['teaching.classes', 'class 6th se 10th tak', [6, 10]],
  ['teaching.exams', 'कोई नहीं', []],
  ['teaching.demoMinutes', '40 मिनट', 40],
  ['teaching.students', '3 हज़ार से ज़्यादा विद्यार्थी', '3000+'],
  ['teaching.countries', '1 देश', 1],
  ['teaching.booksWritten', '२ किताबें', 2],
  ['course.length.weeks', '16 हफ़्ते', 16],
  ['course.length.weeks', '16 महीने', 'This must be a number.'],
  ['course.groupSize', '15 बच्चे', 15],
  ['course.groupSize', '15 kids', 15],
  ['course.next.0.places', '10 seats', 10],
  ['course.fee.per', 'हर महीने', 'month'],
  ['course.fee.per', 'पूरे कोर्स के लिए', 'course'],
  ['reply.hours', '24 घंटे', 24],
  ['legal.records.months', '24 महीने', 24],
  // In Latin letters, as phones are typed on.
  ['teacher.since', '15 saal se', 2011],
  ['teacher.pronoun', 'purush', 'he'],
  ['teacher.pronoun', 'mahila', 'she'],
  ['languages', 'sirf Hindi', ['hi']],
  ['languages', 'Hindi, thodi English', ['hi', 'en']],
  ['course.languages', 'Hindi mein', ['hi']],
  ['teaching.classes', 'sirf 8th', [8, 8]],
  ['teaching.classes', 'kaksha 8', [8, 8]],
  ['teaching.classes', 'aathvi', [8, 8]],
  ['teaching.classes', '8vi', [8, 8]],
  ['teaching.classes', 'chhathi se dasvi tak', [6, 10]],
  ['teaching.students', 'lagbhag 1200', 1200],
  ['teaching.students', '1200 se zyada bachche', '1200+'],
  ['teaching.students', '1200 se upar', '1200+'],
  ['teaching.students', '5 hazar', 5000],
  ['teaching.years', '15 varsh', 15],
  ['teaching.booksWritten', 'koi nahi', 0],
  ['teaching.booksWritten', '2 kitaben', 2],
  ['teaching.demoMinutes', 'aadha ghanta', 30],
  ['course.topics', 'guna, bhag, varg, pahade', ['products', 'division', 'squares', 'pahade']],
  ['course.minutes', 'dedh ghanta', 90],
  ['course.groupSize', '12 bachche', 12],
  ['course.times', 'shanivar 5-6:30 pm', 'Sat 17:00-18:30'],
  ['course.times', 'har shanivar sham 5 se 6:30 baje tak', 'Sat 17:00-18:30'],
  ['course.fee.amount', '2500 mahina', 2500],
  ['course.fee.amount', '2,500 rupaye har mahine', 2500],
  ['course.fee.amount', 'dhai hazar', 2500],
  ['course.fee.per', 'mahine ka', 'month'],
  ['course.fee.per', 'masik', 'month'],
  ['reply.courseHours', '2 ghante se 4 ghante', [2, 4]],
  ['legal.records.months', '1 saal', 12],
])('setup: of %s reads "%s", from a teacher who writes Hindi', (name, typed, value) => {
  expect(readTyped(name, typed)).toEqual(value);
});
