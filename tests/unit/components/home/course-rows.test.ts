import { describe, expect, it } from 'vitest';
import { courseRows } from '@/components/home/course-rows';
import { type Course } from '@/content/schema';
import { site } from '@/content/site';
import { home } from '@/tests/support/words';

const rows = (change: Partial<Course>) =>
  courseRows({ ...site.course, ...change }, home.course, 'en-IN');
const nothing = { topics: null, length: null, minutes: null, groupSize: null, times: null };

describe('courseRows', () => {
  it('course rows: hide a fact that is null, and always offer the fee', () => {
    expect(rows({}).length).toBeGreaterThanOrEqual(6);
    expect(rows({ groupSize: null })).toHaveLength(rows({}).length - 1);
    expect(rows({ ...nothing, languages: null })).toEqual([{ label: 'Fee', value: undefined }]);
  });

  it('course rows: show a fee for a month or for the whole course', () => {
    const fee = (per: 'month' | 'course') => rows({ fee: { amount: 4800, per } }).at(-1)!.value;
    expect(fee('month')).toBe('₹4,800 a month');
    expect(fee('course')).toBe('₹4,800 for the whole course');
  });
});
