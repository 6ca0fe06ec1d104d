import { expect, test, vi } from 'vitest';
import { hasConfirmed } from '@/content/samples';
import { siteSchema } from '@/content/schema';
import { applyAnswer, ENV, SAMPLES, SITE } from '@/scripts/setup/answer';
import { nextIndex } from '@/scripts/setup/ask';
import { concernsNamed, EBOOKS, soldEbooks, withEbooks } from '@/scripts/setup/ebooks';
import { questionsOf, run } from '@/scripts/setup/index';
import { changesOf, type Draft, showValue, valueAt } from '@/scripts/setup/questions';
import { toSettings } from '@/scripts/setup/settings';
import { accepted, type Answer, answer, questionIn, start } from '@/tests/support/setup-answers';
import { untranslated } from '@/tests/support/untranslated';

const groups = [...Object.keys(siteSchema.shape), 'messages', 'mail', 'sign-in', 'domain'];
const namesIn = (draft: Draft, ...groups: string[]) =>
  groups.flatMap((group) => questionsOf(draft, group)).map(({ path }) => path.slice(1).join('.'));
const factsOf = (answers: Answer[]) => siteSchema.parse(accepted(answers)[SITE]);

test('setup: shows and keeps the default of a fact that an older site has not', () => {
  const { pronoun, ...teacher } = start[SITE]!.teacher as Record<string, unknown>;
  const older: Draft = { ...start, [SITE]: { ...start[SITE], teacher } };
  const question = questionIn(older, 'teacher.pronoun');
  expect(question.text).toMatch(/speak of them\? \(he, she, they\)$/);
  expect(showValue(question, valueAt(older, question.path))).toBe('they');
  expect(answer([['teacher.pronoun', '']], older)).toEqual(older);
  expect(siteSchema.parse(older[SITE]).teacher.pronoun).toBe('they');
  expect(pronoun).toBeDefined();
});

test('setup: asks a teacher without an ebook for nothing that only buyers need', () => {
  const all = namesIn(start, ...groups);
  const left = namesIn({ ...start, [EBOOKS]: { sold: false } }, ...groups);
  expect(all.filter((name) => !left.includes(name))).toEqual([
    'upi.id',
    'upi.payee',
    'upi.kind',
    'screenshotForm',
    'markEbooks',
    'legal.refund.anyReason',
    'legal.refund.askWithinDays',
    'legal.refund.paidWithinDays',
    'PROFILE_URL',
    'firebase',
  ]);
  expect(namesIn({ ...start, [EBOOKS]: { sold: true } }, ...groups)).toEqual(all);
});

test('setup: asks for centres of classes in person alone, and for no more than before otherwise', () => {
  const asked = (where: string) => namesIn(accepted([['teaching.where', where]]), ...groups);
  const online = asked('online');
  expect(asked('offline').filter((name) => !online.includes(name))).toEqual(['teaching.centres.0']);
  expect(asked('both')).toEqual(asked('offline'));
  // Those of a teacher with one fee who sells an ebook, and answers complaints.
  const { teacher, email, phone } = siteSchema.parse(start[SITE]);
  const legal = {
    ...(start[SITE]!.legal as object),
    grievance: { name: teacher.name, email, phone },
  };
  const withFee = accepted([['course.fee.0', 'yes']], {
    ...start,
    [SITE]: { ...start[SITE], legal },
  });
  // Another owner has other lists.
  const most = hasConfirmed ? Infinity : 71;
  expect(new Set(namesIn(withFee, ...groups)).size).toBeLessThanOrEqual(most);
  const { centres } = factsOf([
    ['teaching.where', 'online and offline'],
    ['teaching.centres.0', 'yes'],
    ['teaching.centres.0.name', 'Kolar Road'],
    ['teaching.centres.0.address', '12, Kolar Road, Bhopal 462042'],
    ['teaching.centres.0.addressIn.hi', '12, कोलार रोड, भोपाल 462042'],
    ['teaching.centres.0.map', 'maps.app.goo.gl/kolar'],
  ]).teaching;
  expect(centres).toEqual([
    {
      name: 'Kolar Road',
      nameIn: { hi: null },
      address: '12, Kolar Road, Bhopal 462042',
      addressIn: { hi: '12, कोलार रोड, भोपाल 462042' },
      map: 'https://maps.app.goo.gl/kolar',
    },
  ]);
});

test('setup: asks whether an ebook is sold, and takes the books for the answer', () => {
  const priced = { a: { coverLines: ['Maths', 'by Heart'], price: { upi: 9 } } };
  const draft = { ...start, 'content/books.json': priced };
  const [question] = questionsOf(withEbooks(draft), EBOOKS);
  expect(question!.text).toMatch(/^Do you sell an ebook .*\(yes, no\)$/);
  expect(valueAt(withEbooks(draft), question!.path)).toBe(true);
  expect(soldEbooks(draft)).toEqual(['Maths by Heart']);
  expect(valueAt(withEbooks({ ...start, 'content/books.json': {} }), question!.path)).toBe(false);
  const no = applyAnswer(withEbooks(draft), question!, 'no') as Draft;
  expect(questionsOf(no, 'upi')).toEqual([]);
});

test.each([
  [true, { price: { upi: 9 } }, []],
  [false, { price: { upi: 9 } }, ['maths.ebook']],
  [false, { price: null }, []],
])('setup: asks for refunds of a named part: %s, with %j, samples %j', (isAsked, book, samples) => {
  const draft = {
    ...start,
    'content/books.json': { maths: { coverLines: ['Maths'], ...book } },
    [SAMPLES]: { 'content/books.json': samples },
  };
  const asked = questionsOf(draft, 'legal').filter((question) => concernsNamed(draft, question));
  const names = asked.map(({ path }) => path.slice(1).join('.'));
  expect(names).toContain('legal.seller');
  expect(names.includes('legal.refund.askWithinDays')).toBe(isAsked);
});

test('setup: goes on with the next question where an answer leaves out some, or its own', () => {
  const parts = ['ownerLanguage', EBOOKS, 'upi', 'legal'];
  const questionsIn = (sold: boolean) =>
    parts.flatMap((part) => questionsOf({ ...start, [EBOOKS]: { sold } }, part));
  const [asked, left] = [questionsIn(true), questionsIn(false)];
  const at = asked.findIndex(({ path }) => path[0] === EBOOKS);
  expect(asked[0]!.path.at(-1), 'asked before').toBe('ownerLanguage');
  expect(left[nextIndex(asked[at]!, left, at)]!.path).toEqual([SITE, 'legal', 'seller']);

  const ofBatch = questionsOf(accepted([['course.next.0', 'yes']]), 'course');
  const own = ofBatch.findIndex(({ path }) => path.slice(1).join('.') === 'course.next.0');
  expect(nextIndex(ofBatch[own]!, ofBatch.toSpliced(own, 1), own)).toBe(own + 1);
});

test('setup: asks for the parts of a group where there is one', () => {
  const none = accepted([['course.fee.0', 'no']]);
  expect(namesIn(none, 'course')).not.toContain('course.fee.0.amount');
  const fee = accepted([
    ['course.fee.0', 'yes'],
    ['course.fee.0.amount', '₹6,000'],
  ]);
  expect(answer([['course.fee.0.per', '']], fee)).toMatch(/^This must be one of course, /);
  expect(answer([['course.fee.0.per', 'month']], fee)).toMatchObject({
    [SITE]: { course: { fee: [{ amount: 6000, per: 'month' }] } },
  });
});

test('setup: asks of a second fee alone for how many months it is, and for what', () => {
  const first: Answer[] = [
    ['course.fee.0', 'yes'],
    ['course.fee.0.amount', '1800'],
    ['course.fee.0.per', 'month'],
  ];
  const asked = (answers: Answer[]) =>
    namesIn(accepted(answers), 'course').filter((name) => name.startsWith('course.fee.'));
  expect(asked(first)).toEqual([
    'course.fee.0',
    'course.fee.0.amount',
    'course.fee.0.per',
    'course.fee.1',
  ]);
  const both: Answer[] = [
    ...first,
    ['course.fee.1', 'yes'],
    ['course.fee.1.amount', '₹ 5,000'],
    ['course.fee.1.per', 'month'],
    ['course.fee.1.months', '3 months'],
    ['course.fee.1.what', 'none'],
  ];
  expect(asked(both)).not.toContain('course.fee.1.whatIn.hi');
  expect(factsOf(both).course.fee).toMatchObject([
    { amount: 1800, per: 'month', months: 1, what: null },
    { amount: 5000, per: 'month', months: 3, what: null },
  ]);
});

test('setup: takes the address of a teacher who answers complaints, and asks for no other', () => {
  const sampled: Draft = {
    ...start,
    [SAMPLES]: {
      [SITE]: ['legal.grievance.name', 'legal.grievance.email', 'legal.grievance.phone'],
    },
  };
  const own = accepted([['legal.grievance.name', '']], sampled);
  const { email, phone, teacher } = siteSchema.parse(own[SITE]);
  expect(siteSchema.parse(own[SITE]).legal.grievance).toEqual({ name: teacher.name, email, phone });
  expect(own[SAMPLES]).toEqual({});
  const asked = (draft: Draft) =>
    namesIn(draft, 'legal').filter((name) => name.includes('grievance'));
  expect(asked(own)).toEqual(['legal.grievance.name']);
  expect(asked(sampled)).toHaveLength(3);
  expect(asked(accepted([['legal.grievance.name', 'Meera Rao']], sampled))).toHaveLength(3);
});

test('setup: asks for the rules of the fee, each in one sentence and its translation', () => {
  const example = '₹2,500 for 8 classes, 4 held: ₹1,250 comes back.';
  const { course } = factsOf([
    ['course.feeRules', 'yes'],
    ['course.feeRules.missed', 'yes'],
    ['course.feeRules.missed.text', 'Come to another batch.'],
    ['course.feeRules.missed.textIn.hi', 'दूसरे बैच में आएँ।'],
    ['course.feeRules.pause', 'no'],
    ['course.feeRules.example', 'yes'],
    ['course.feeRules.example.text', example],
  ]);
  expect(course.feeRules).toEqual({
    missed: { text: 'Come to another batch.', textIn: { ...untranslated, hi: 'दूसरे बैच में आएँ।' } },
    discount: null,
    pause: null,
    refund: null,
    example: { text: example, textIn: untranslated },
  });
});

test('setup: asks how the students were counted, and takes no for an answer', () => {
  const text = 'By the lists of my classes.';
  const told: Answer[] = [
    ['teaching.counted', 'yes'],
    ['teaching.counted.text', text],
  ];
  expect(factsOf(told).teaching.counted).toEqual({ text, textIn: untranslated });
  expect(factsOf([['teaching.counted', 'no']]).teaching.counted).toBeNull();
});

test('setup: asks for one batch after the other, and takes one out', () => {
  const batches = accepted([
    ['course.next.0', 'yes'],
    ['course.next.0.start', '4 January 2031'],
    ['course.next.0.days', 'Sat 11 am - 1 pm'],
    ['course.next.0.places', 'none'],
    ['course.next.1', 'yes'],
    ['course.next.1.start', '6 January 2031'],
    ['course.next.1.days', 'Mon and Wed 5-6 pm'],
    ['course.next.1.places', '6'],
  ]);
  const saturday = { start: '2031-01-04', days: 'Sat 11:00-13:00', places: null };
  const weekdays = { start: '2031-01-06', days: 'Mon 17:00-18:00, Wed 17:00-18:00', places: 6 };
  const nextOf = (draft: Draft) => valueAt(draft, [SITE, 'course', 'next']);
  expect(nextOf(batches)).toEqual([saturday, weekdays]);
  const more = questionIn(batches, 'course.next.2');
  expect(more.text).toMatch(/another batch/);
  expect(nextOf(applyAnswer(batches, more, '') as Draft)).toEqual([saturday, weekdays]);
  expect(nextOf(accepted([['course.next.0', 'no']], batches))).toEqual([weekdays]);
  expect(changesOf(start, batches, questionsOf(batches, 'course'))).toEqual([
    expect.stringMatching(/next batch of the course\? \(yes, no\) no → yes$/),
    expect.stringMatching(/none → 2031-01-04$/),
    expect.stringMatching(/none → Sat 11:00-13:00$/),
    expect.stringMatching(/another batch of the course\? \(yes, no\) no → yes$/),
    expect.stringMatching(/none → 2031-01-06$/),
    expect.stringMatching(/Wed 17:00-18:00$/),
    expect.stringMatching(/none → 6$/),
  ]);
});

test('setup: asks for a page elsewhere that it does not know by name', () => {
  const { social } = factsOf([
    ['social.more.0', 'yes'],
    ['social.more.0.name', 'Quora'],
    ['social.more.0.url', 'quora.com/profile/ram'],
  ]);
  expect(social.more).toEqual([{ name: 'Quora', url: 'https://quora.com/profile/ram' }]);
});

test('setup: says in three questions of the law pages that not yet is an answer', () => {
  const texts = questionsOf(start, 'legal').map(({ text }) => text);
  expect(texts.filter((text) => text.includes('not yet'))).toHaveLength(3);
  // It does not ask how no place is written in Hindi.
  const asked = (place: string) =>
    namesIn(accepted([['legal.records.service', place]]), 'legal').includes(
      'legal.records.serviceIn.hi',
    );
  const places = [
    'a notebook',
    'not yet',
    'Google Sheets',
    'google',
    'Google Sheets and a notebook',
  ];
  expect(places.map(asked)).toEqual([true, false, false, false, true]);
});

test('setup: asks for yes or no where Enter has nothing to keep', () => {
  const question = questionIn(start, 'legal.refund.anyReason');
  const legal = { ...(start[SITE]!.legal as object), refund: { askWithinDays: 7 } };
  const open = { ...start, [SITE]: { ...start[SITE], legal } };
  expect(applyAnswer(open, question, '')).toBe('Answer yes or no.');
});

test.each(['', 'as it is'])('setup: Enter at every question changes nothing%s', (typed) => {
  const questions = groups.flatMap((group) => questionsOf(start, group));
  expect(questions.length).toBeGreaterThan(60);
  const draft = questions.reduce((next, question) => {
    const shown = typed && showValue(question, valueAt(next, question.path));
    return applyAnswer(next, question, shown) as Draft;
  }, start);
  expect(JSON.stringify(draft[SITE])).toBe(JSON.stringify(start[SITE]));
  expect(toSettings(draft[ENV]!)).toEqual({});
});

test('setup: says what it asks without a terminal, and names its groups', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect([await run([]), await run(['colour'])]).toEqual([2, 2]);
  const [[first], [second]] = complain.mock.calls as [[string], [string]];
  expect(first).toBe('npm run setup asks at a terminal.\nNothing was changed.');
  expect(second).toMatch(
    /does not ask for colour. It asks for: name, teacher, .*, books, samples\.\n/,
  );
});
