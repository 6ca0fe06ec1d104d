import { expect, it } from 'vitest';
import { courseRows } from '@/components/home/course';
import { type Course } from '@/content/course-schema';
import { locales } from '@/lib/locale';
import { en } from '@/tests/support/words';
import { untranslated } from '@/tests/support/untranslated';

const course: Course = {
  topics: ['products', 'squares'],
  topicsIn: untranslated,
  length: { weeks: 6, classesPerWeek: 2 },
  minutes: 45,
  groupSize: 8,
  times: [{ days: [1, 5], opens: '17:00', closes: '20:00' }],
  languages: ['hi'],
  fee: { amount: 2500, per: 'month' },
  feeRules: null,
  next: [],
};
const rows = (change: Partial<Course>) => courseRows({ ...course, ...change }, en);

it('course rows: hide a fact that is null, and always offer the fee', () => {
  const all = rows({}).length;
  expect(rows({ groupSize: null })).toHaveLength(all - 1);
  const nothing = { topics: null, length: null, minutes: null, groupSize: null, times: null };
  const rest = rows({ ...nothing, languages: null, fee: null });
  expect(rest).toEqual([{ label: 'Fee', value: undefined }]);
});

const sentence = (text: string, hi: string | null = null) => ({
  text,
  textIn: { ...untranslated, hi },
});
const feeRules = {
  missed: sentence('You join another batch that week.', 'उसी हफ़्ते किसी दूसरे बैच में आएँ।'),
  pause: null,
  refund: sentence('Stop within a month: classes not held are paid back.'),
  example: sentence('₹2,500 for 8 classes, 4 held: ₹1,250 comes back.'),
};

it('course rows: have the rules of the fee next to it, in the language they are written in', () => {
  const shown = courseRows({ ...course, feeRules }, locales.hi).slice(1, 4);
  const { rules } = locales.hi.words.home.course.fee;
  expect(shown.map(({ label, value, lang }) => [label, value, lang])).toEqual([
    [rules.missed, feeRules.missed.textIn.hi, undefined],
    [rules.refund, feeRules.refund.text, 'en'],
    [rules.example, feeRules.example.text, 'en'],
  ]);
});
