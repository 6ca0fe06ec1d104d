import { expect, it } from 'vitest';
import { loadContent, stringsIn } from '@/build/fonts/characters';
import { books } from '@/content/books';
import { samples } from '@/content/samples';
import { site } from '@/content/site';
import { heroSeconds, heroSum } from '@/content/sums';
import { readTable } from '@/tests/support/table';

const texts = stringsIn(await loadContent('en'));

it('specification: its texts are in the English words letter for letter', () => {
  const quoted = readTable(import.meta.dirname, 'specification.txt').flat();
  expect(quoted.filter((text) => !text.startsWith('# ') && !texts.includes(text))).toEqual([]);
});

it('specification: the worked example is 97 × 93, in 45 seconds or in 5', () => {
  expect([...heroSum, heroSeconds]).toEqual([97, 93, { traditional: 45, vedic: 5 }]);
});

/** Of a sample only: nobody can have this address. */
const isSample = site.email.endsWith('@example.in');
const samplesOf = (file: string, end: string) => {
  const paths = samples[file];
  return isSample && Array.isArray(paths) ? paths.filter((path) => path.endsWith(end)) : [];
};
const { teaching, reply } = site;

it('specification: the samples of ratings and of what is promised are as given', () => {
  const rated = samplesOf('content/books.json', '.rating').map((path) => path.split('.')[0]);
  const ratings = books.filter(({ id }) => rated.includes(id));
  expect([
    [4.8, 1972],
    [4.8, 156],
    [4.7, 423],
  ]).toEqual(expect.arrayContaining(ratings.map(({ rating, reviews }) => [rating, reviews])));
  const given = {
    'teaching.students': [teaching.students, { n: 20_000, more: true }],
    'teaching.years': [teaching.years, { n: 20, more: true }],
    'teaching.countries': [teaching.countries, { n: 50, more: true }],
    'teaching.booksWritten': [teaching.booksWritten, { n: 5, more: true }],
    'reply.hours': [reply.hours, 24],
    'reply.demoHours': [reply.demoHours, 48],
    'reply.courseHours': [reply.courseHours, [2, 4]],
  };
  for (const path of samplesOf('content/site.json', '')) {
    if (!(path in given)) continue;
    const [value, expected] = given[path as keyof typeof given];
    expect(value, path).toEqual(expected);
  }
});
