import { expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { fee } from '@/scripts/doctor/parents';

const rules = { missed: null, pause: null, refund: null, example: null };
const amount = { amount: 2500, per: 'month' as const };

test.each([
  ['advice', /no fee.*look for it/, null, null],
  ['advice', /no rules of the fee/, amount, null],
  ['ok', /with its rules/, amount, rules],
])('doctor: says %s and %s of a fee', async (state, why, fact, feeRules) => {
  const course = { ...site.course, fee: fact, feeRules };
  const mocked = vi.spyOn(site, 'course', 'get').mockReturnValue(course);
  const finding = await fee({} as Parameters<typeof fee>[0]);
  mocked.mockRestore();
  expect(finding).toMatchObject({ state, why: expect.stringMatching(why) as string });
});
