import { expect, it } from 'vitest';
import { courseRows } from '@/components/home/course';
import { type Course } from '@/content/course-schema';
import { site } from '@/content/site';
import { en } from '@/tests/support/words';

const rows = (change: Partial<Course>) => courseRows({ ...site.course, ...change }, en);

it('course rows: hide a fact that is null, and always offer the fee', () => {
  const all = rows({}).length;
  expect(rows({ groupSize: null })).toHaveLength(all - 1);
  const nothing = { topics: null, length: null, minutes: null, groupSize: null, times: null };
  const rest = rows({ ...nothing, languages: null, fee: null });
  expect(rest).toEqual([{ label: 'Fee', value: undefined }]);
});
