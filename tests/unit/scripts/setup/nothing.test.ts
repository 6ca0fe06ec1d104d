import { expect, test } from 'vitest';
import { applyAnswer, SITE } from '@/scripts/setup/answer';
import {
  accepted,
  answer,
  questionIn,
  readTyped as read,
  start,
} from '@/tests/support/setup-answers';

test.each([
  ...['no exams', 'no exam', 'koi exam nahi', 'not applicable', 'किसी की नहीं', 'kisi ki nahi'],
  ...['kisi exam ki nahi', 'N.A.', 'N/A', 'NA', 'not for exams', 'no entrance exams', 'nope'],
  ...['कोई परीक्षा नहीं', 'koi pariksha nahi', 'none of them', 'none of these', 'not any'],
  ...['--', '—', 'I don’t', 'we don’t', 'I do not prepare for exams', 'no exam preparation'],
  ...['exams nahi', 'Nothing as of now', 'none as of now', 'currently none', 'abhi koi nahi'],
  ...['फ़िलहाल नहीं', 'नहीं करवाते', 'no one', 'don’t prepare', 'not doing', 'लागू नहीं'],
])('setup: takes "%s" for no exams', (typed) => {
  expect(read('teaching.exams', typed)).toEqual([]);
});

test.each([
  ['legal.gstin', 'no GST', null],
  ['legal.gstin', 'GST nahi hai', null],
  ['legal.gstin', 'not registered for GST', null],
  ['legal.gstin', 'I am not registered', null],
  ['legal.gstin', 'unregistered', null],
  ['legal.gstin', 'पंजीकृत नहीं', null],
  ['legal.gstin', 'don’t have GST', null],
  ['legal.gstin', 'gst number nahi hai', null],
  ['social.youtube', 'I don’t have a channel', undefined],
  ['social.youtube', 'no channel', undefined],
  ['social.youtube', 'koi channel nahi', undefined],
  ['social.youtube', 'not on youtube', undefined],
  ['social.instagram', 'no account', null],
  ['teacher.photo', 'no photo', null],
  ['screenshotForm', 'N.A.', null],
  ['teacher.degrees', 'N.A.', null],
  ['course.topics', 'N.A.', null],
  ['course.times', 'no fixed times', null],
  ['course.minutes', 'N.A.', null],
  ['teaching.classes', 'no school', null],
  ['course.length', 'n/a', null],
])('setup: of %s takes "%s" for none', (name, typed, none) => {
  expect(read(name, typed)).toEqual(none);
});

test.each(['NDA', 'NABARD', 'Navodaya', 'Nations Olympiad', 'NO-1 Olympiad', 'school entrance'])(
  'setup: takes "%s" for an exam',
  (typed) => {
    expect(read('teaching.exams', typed)).toEqual([typed]);
  },
);

test.each<[value: boolean, ...typed: string[]]>([
  [true, 'हां जी', 'haan ji', 'ji', 'ji haan', 'yes please', 'yep', 'sure', 'hanji', 'हांजी'],
  [true, 'yes.', 'YES!', 'हाँ।', 'जी, हाँ', 'हाँ है', 'yes sir', 'ha', 'बिल्कुल', 'theek hai'],
  [false, 'नहीं जी', 'nahi ji', 'ji nahi', 'no.', 'no sir', 'nope', 'never', 'कभी नहीं', 'जी नही'],
  [true, 'jee haan', 'bilkul', 'हाँ, बिल्कुल'],
  [false, 'बिल्कुल नहीं', 'bilkul nahi', 'no thanks'],
])('setup: takes %s from %j', (value, ...typed) => {
  const read = typed.map((text) => answer([['legal.refund.anyReason', text]]));
  expect(read).toEqual(
    typed.map(() => accepted([['legal.refund.anyReason', value ? 'yes' : 'no']])),
  );
});

test.each(['maybe', 'yes and no', 'not sure', 'yes but only once', 'ji ji maybe'])(
  'setup: takes neither yes nor no from "%s"',
  (typed) => {
    expect(answer([['legal.refund.anyReason', typed]])).toBe('Answer yes or no.');
  },
);

test('setup: asks for yes or no where Enter has nothing to keep', () => {
  const question = questionIn(start, 'legal.refund.anyReason');
  const legal = { ...(start[SITE]!.legal as object), refund: { askWithinDays: 7 } };
  const open = { ...start, [SITE]: { ...start[SITE], legal } };
  expect(applyAnswer(open, question, '')).toBe('Answer yes or no.');
});
