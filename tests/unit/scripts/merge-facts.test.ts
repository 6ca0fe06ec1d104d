import { expect, test } from 'vitest';
import { mergeFile } from '@/scripts/lib/merge-facts.mjs';

const base = {
  name: 'Sutra',
  teacher: { name: 'Sample', since: 2004 },
  exams: ['JEE', 'CAT'],
  hue: null,
};
const SITE = 'content/site.json';
const merge = (ours: object, theirs: object, file = SITE, from: object = base) =>
  mergeFile(file, from, ours, theirs) as object;

/** The facts with these changes; undefined is a fact that is given up. */
const facts = (changes: object) =>
  Object.fromEntries(
    Object.entries({ ...base, ...changes }).filter(([, value]) => value !== undefined),
  );
const later = { teacher: { name: 'Sample', since: 2005 } };
const ganit = { name: 'Ganit' };

test.each([
  ['neither side', {}, {}, {}],
  ['the owner alone', ganit, {}, ganit],
  ['the project alone', {}, { hue: 20 }, { hue: 20 }],
  ['two lines beside each other', ganit, later, { ...ganit, ...later }],
  ['the same fact: the owner’s', { hue: 150 }, { hue: 20 }, { hue: 150 }],
  ['the same list: the owner’s', { exams: ['SSC'] }, { exams: ['JEE'] }, { exams: ['SSC'] }],
  ['a fact that is new', ganit, { times: [] }, { ...ganit, times: [] }],
  ['another kind of a fact: the owner’s', { hue: 150 }, { hue: { of: 20 } }, { hue: 150 }],
  ['a group in the place of null', {}, { hue: { of: 20 } }, { hue: { of: 20 } }],
  ['one that the project has given up', ganit, { hue: undefined }, { ...ganit, hue: undefined }],
  ['one given up that the owner changed', { hue: 150 }, { hue: undefined }, { hue: 150 }],
])('merging facts: %s', (_, ours, theirs, merged) => {
  expect(merge(facts(ours), facts(theirs))).toStrictEqual(facts(merged));
});

test('merging facts: an owner who took a sample book away gets no new one', () => {
  const books = { a: { stars: 4 }, b: { stars: 5 } };
  const theirs = { a: { stars: 3 }, b: { stars: 5 }, c: { stars: 1 } };
  const file = 'content/en/books.json';
  expect(merge({ own: { stars: 2 }, a: { stars: 4 } }, theirs, file, books)).toEqual({
    own: { stars: 2 },
    a: { stars: 3 },
  });
  expect(Object.keys(merge({ b: books.b, a: books.a }, theirs, file, books))).toEqual([
    'b',
    'a',
    'c',
  ]);
});

test.each([
  ['a fact', { name: ['a hash'] }, { name: 'Sutra 2' }, {}],
  ['one in a group', { 'teacher.since': ['a hash'] }, later, {}],
  ['a group', { teacher: ['a hash'] }, later, {}],
  ['a list', { exams: ['a hash'] }, { exams: ['JEE'] }, {}],
  ['beside one that was not', { name: ['a hash'] }, { name: 'Sutra 2', hue: 20 }, { hue: 20 }],
  [
    'one that the project has given up',
    { hue: ['a hash'] },
    { hue: undefined },
    { hue: undefined },
  ],
])('merging facts: what the owner has confirmed stays: %s', (_, confirmed, theirs, merged) => {
  expect(mergeFile(SITE, base, base, facts(theirs), confirmed)).toStrictEqual(facts(merged));
});

test('merging facts: a whole file that the owner has confirmed stays', () => {
  const file = 'content/en/testimonials.json';
  expect(mergeFile(file, [1], [1], [1, 2], { all: ['a hash'] })).toEqual([1]);
  expect(mergeFile(file, [1], [1], [1, 2])).toEqual([1, 2]);
});

test('merging facts: the list of samples is the project’s', () => {
  const theirs = { [SITE]: ['name', 'city', 'hours'] };
  const from = { [SITE]: ['name', 'city'] };
  expect(merge({ [SITE]: ['city'] }, theirs, 'content/samples.json', from)).toEqual(theirs);
});

test('merging facts: a list that is a whole file is the owner’s, once changed', () => {
  expect(mergeFile('content/en/reviews.json', [1, 2], [1, 2], [1, 3])).toEqual([1, 3]);
  expect(mergeFile('content/en/reviews.json', [1, 2], [], [1, 3])).toEqual([]);
});
