import { expect, test, vi } from 'vitest';
import { site } from '@/content/site';
import { lawPages } from '@/scripts/doctor/content';

const records = { ...site.legal.records, service: 'Google Sheets' };
const given = { host: 'A Host', records, lastReviewed: '2027-02-28', reviewedByLawyer: false };
const missing = { host: null, records: { ...records, service: null } };

test.each([
  ['ok', /^They have your facts, and say that they are a sample\.$/, true, {}],
  ['ok', /^They have your facts\.$/, true, { reviewedByLawyer: true }],
  ['waiting', /names no company.* where you keep messages/, false, missing],
  ['advice', /names no company.* where you keep messages/, true, missing],
  ['advice', /^You have not read \/privacy and \/terms yet\.$/, true, { lastReviewed: null }],
])('doctor: says %s and %s of the law pages', async (state, why, isOnline, facts) => {
  const legal = { ...site.legal, ...given, ...facts };
  const mocked = vi.spyOn(site, 'legal', 'get').mockReturnValue(legal);
  const finding = await lawPages({ isOnline } as Parameters<typeof lawPages>[0]);
  mocked.mockRestore();
  expect(finding).toMatchObject({ state, why: expect.stringMatching(why) as string });
});
