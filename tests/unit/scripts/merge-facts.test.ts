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

test.each([
  ['neither side', base, base, base],
  ['the owner alone', { ...base, name: 'Ganit' }, base, { ...base, name: 'Ganit' }],
  ['the project alone', base, { ...base, hue: 20 }, { ...base, hue: 20 }],
  [
    'two lines beside each other',
    { ...base, name: 'Ganit' },
    { ...base, teacher: { name: 'Sample', since: 2005 } },
    { ...base, name: 'Ganit', teacher: { name: 'Sample', since: 2005 } },
  ],
  [
    'the same fact: the owner’s',
    { ...base, hue: 150 },
    { ...base, hue: 20 },
    { ...base, hue: 150 },
  ],
  [
    'the same list: the owner’s',
    { ...base, exams: ['SSC'] },
    { ...base, exams: ['JEE'] },
    { ...base, exams: ['SSC'] },
  ],
  [
    'a fact that is new',
    { ...base, name: 'Ganit' },
    { ...base, times: [] },
    { ...base, name: 'Ganit', times: [] },
  ],
  [
    'another kind of a fact: the owner’s',
    { ...base, hue: 150 },
    { ...base, hue: { of: 20 } },
    { ...base, hue: 150 },
  ],
  [
    'a group in the place of null',
    base,
    { ...base, hue: { of: 20 } },
    { ...base, hue: { of: 20 } },
  ],
  [
    'a fact that the project has given up',
    { ...base, name: 'Ganit' },
    { name: 'Sutra', teacher: base.teacher, exams: base.exams },
    { name: 'Ganit', teacher: base.teacher, exams: base.exams },
  ],
  [
    'one given up that the owner changed',
    { ...base, hue: 150 },
    { name: 'Sutra', teacher: base.teacher, exams: base.exams },
    { ...base, hue: 150 },
  ],
])('merging facts: %s', (_, ours, theirs, merged) => {
  expect(merge(ours, theirs)).toEqual(merged);
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

test('merging facts: the list of samples is the project’s', () => {
  const theirs = { [SITE]: ['name', 'city', 'hours'] };
  const from = { [SITE]: ['name', 'city'] };
  expect(merge({ [SITE]: ['city'] }, theirs, 'content/samples.json', from)).toEqual(theirs);
});

test('merging facts: a list that is a whole file is the owner’s, once changed', () => {
  expect(mergeFile('content/en/reviews.json', [1, 2], [1, 2], [1, 3])).toEqual([1, 3]);
  expect(mergeFile('content/en/reviews.json', [1, 2], [], [1, 3])).toEqual([]);
});
