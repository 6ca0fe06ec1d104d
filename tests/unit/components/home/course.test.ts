import { expect, it } from 'vitest';
import { courseRows } from '@/components/home/course';
import { type Course } from '@/content/course-schema';
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
