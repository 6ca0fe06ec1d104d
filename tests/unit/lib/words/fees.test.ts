import { describe, expect, it, test, vi } from 'vitest';
import { courseSchema } from '@/content/course-schema';
import { FEE_RULES } from '@/content/fee-rules-schema';
import thisSite from '@/content/site.json';
import { replyTo } from '@/lib/assistant/reply';
import { courseFees } from '@/lib/words/course-texts';
import { locales } from '@/lib/words/locale';
import { mergeFile } from '@/scripts/lib/merge-facts.mjs';
import { owners } from '../../content/owners/owners';
import { provideOtherOwner } from '../../../support/other-owner';

const course = (change: object) => courseSchema.parse({ ...thisSite.course, ...change });
const monthly = { amount: 1800, per: 'month' };

describe('fees', () => {
  it('a file of before has one, or null, and merging keeps it', () => {
    expect(course({ fee: null }).fee).toEqual([]);
    expect(course({ fee: monthly }).fee).toMatchObject([{ ...monthly, months: 1, what: null }]);
    const base = { ...thisSite, course: { ...thisSite.course, fee: null } };
    const own = { ...base, course: { ...base.course, fee: monthly } };
    const merged = mergeFile('content/site.json', base, own, thisSite) as typeof own;
    expect(merged.course.fee).toEqual(monthly);
  });

  it.each([
    [[], undefined, undefined],
    [[monthly], '₹1,800 a month', 'हर महीने ₹1,800'],
    [[{ amount: 9000, per: 'course' }], '₹9,000 for the whole course', 'पूरे कोर्स के ₹9,000'],
    [
      [monthly, { amount: 5000, per: 'month', months: 3 }],
      '₹1,800 a month or ₹5,000 for 3 months',
      'हर महीने ₹1,800 या 3 महीने के ₹5,000',
    ],
    [
      [
        { ...monthly, what: 'maths' },
        { ...monthly, amount: 1500, what: 'abacus' },
      ],
      '₹1,800 a month (maths) or ₹1,500 a month (abacus)',
      'हर महीने ₹1,800 (maths) या हर महीने ₹1,500 (abacus)',
    ],
  ])('%j in words', (fee, english, hindi) => {
    const fees = course({ fee }).fee;
    const said = [locales.en, locales.hi].map((locale) => courseFees(fees, locale));
    expect(said.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([english, hindi]);
  });
});

const QUESTIONS = [
  'sibling discount',
  'is there a discount for two children',
  'do bacho ka discount',
  'any concession?',
  'भाई बहन को छूट',
  'दो बच्चों का डिस्काउंट',
];
const NONE = /names no discount|किसी छूट की बात इस वेबसाइट पर नहीं/;

const sentence = (text: string) => ({ text });
const other = owners['a beginner']!['site.json'] as typeof thisSite;

test.each<[object | null, RegExp]>([
  [null, NONE],
  [{ pause: sentence('For a month.') }, NONE],
  [{ discount: sentence('Sisters pay ₹500 less.') }, /Sisters pay ₹500 less\./],
  ...FEE_RULES.filter((rule) => rule !== 'discount').map((rule): [object, RegExp] => [
    { [rule]: sentence('भाई-बहन को 10 % छूट।') },
    /भाई-बहन को 10 % छूट।/,
  ]),
])('assistant: of a discount says what the rules %j say', async (feeRules, expected) => {
  vi.resetModules();
  provideOtherOwner({ 'site.json': { ...other, course: { ...other.course, feeRules } } });
  const { locales } = await import('@/lib/words/locale');
  const { assistantGuide } = await import('@/lib/assistant/guide');
  for (const question of QUESTIONS) {
    const language = /\p{Script=Devanagari}/u.test(question) ? 'hi' : 'en';
    const { text } = replyTo(question, assistantGuide(locales[language]));
    expect.soft(text, question).toMatch(expected);
    if (expected !== NONE) expect.soft(text, question).not.toMatch(NONE);
  }
});

test('structured data: has each fee of the course', async () => {
  vi.resetModules();
  provideOtherOwner();
  const { locales } = await import('@/lib/words/locale');
  const { graphOf } = await import('@/lib/seo/graphs');
  expect(JSON.stringify(graphOf('home', locales.en))).toMatch(
    /"makesOffer":\[\{[^}]*"price":"123500\.00".*"price":"300000\.00"/,
  );
});
