import { expect, test } from 'vitest';
import { doubtOf } from '@/scripts/setup/doubts';
import { accepted, questionIn, readTyped as read, start } from '@/tests/support/setup-answers';

const doubt = (typed: string) =>
  doubtOf(accepted([['teaching.classes', typed]]), questionIn(start, 'teaching.classes'), typed)
    ?.question;

test.each<[classes: [number, number], ...typed: string[]]>([
  [[6, 8], '6,7,8', 'class 6,7 and 8', '6 to 8', 'छठवीं से आठवीं', 'sixth to eighth', 'Grades 6–8'],
  [[7, 7], 'सिर्फ 7वीं', 'सिर्फ़ 7वीं', 'सातवीं', 'class seven', '7th only'],
  [[9, 10], '9 & 10', '9th and 10th', '9वीं व 10वीं', 'class 9 or 10', '9/10'],
  [[1, 5], 'पहली से पांचवीं', 'पहली से पाँचवीं', '1st to 5th'],
  [[11, 12], '+1 +2', '+1 and +2', '11th 12th'],
])('setup: reads the classes %j in "%s"', (classes, ...typed) => {
  expect(typed.map((text) => read('teaching.classes', text))).toEqual(typed.map(() => classes));
  expect(typed.map(doubt)).toEqual(typed.map(() => undefined));
});

test.each<[classes: [number, number], ...typed: string[]]>([
  [[6, 12], 'Class 6 onwards', '6th and above', '6+', 'class 6+', '6 and up', '6 से ऊपर'],
  [[6, 12], '6 aur upar', '6th se upar', 'छठी से', 'from class 6', 'minimum class 6'],
  [[1, 8], 'up to 8', 'upto 8th', 'till 8', '8वीं तक'],
  [[1, 12], 'all', 'all classes', 'सभी'],
  [[6, 8], '6, 8', '6 and 8', '6वीं व 8वीं'],
  [[10, 12], '10वी और 12वी', '10 & 12'],
])('setup: asks whether the classes %j are meant by "%s"', ([first, last], ...typed) => {
  expect(typed.map((text) => read('teaching.classes', text))).toEqual(
    typed.map(() => [first, last]),
  );
  expect(typed.map(doubt)).toEqual(
    typed.map(() => `Are these all classes from ${first} to ${last}?`),
  );
});

test.each(['6,8,10', 'below 8', '6-8, 9-12', 'KG to 5', 'high school', '8 to college'])(
  'setup: reads no classes in "%s"',
  (typed) => {
    expect(read('teaching.classes', typed)).toMatch(/^This must be two numbers/);
  },
);

test.each([
  ['2-4 घंटे में', [2, 4]],
  ['दो से चार', [2, 4]],
  ['two to four', [2, 4]],
  ['2 or 3 hours', [2, 3]],
  ['up to 4', [4, 4]],
])('setup: reads the hours of a reply in "%s"', (typed, hours) => {
  expect(read('reply.courseHours', typed)).toEqual(hours);
});
