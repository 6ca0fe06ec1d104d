import { expect, test } from 'vitest';
import {
  hashAll,
  type SamplePaths,
  samplesLeft,
  shippedHashes,
  withoutBuyers,
} from '@/content/sample-state';
import { hasConfirmed, readContent, shippedPaths } from '@/content/samples';

const NOTE = `content/sample-hashes.json is of other facts. In the project: npm run samples.
In a copy of an owner: create content/confirmed.json with {} in it, as npm run setup does.`;

test('samples: the hashes are those of the facts that the project ships', () => {
  // An owner's copy has other facts.
  if (hasConfirmed) return;
  const hashes = hashAll(shippedPaths, readContent);
  expect(shippedHashes, NOTE).toEqual(hashes);
  const empty = Object.values(hashes).flatMap((paths) =>
    Object.entries(paths).flatMap(([path, parts]) => (parts.length > 0 ? [] : path)),
  );
  expect(empty, 'content/samples.json names what is not there').toEqual([]);
});

const SITE = 'content/site.json';
const WORDS = 'content/en/about.ts';
const REVIEWS = 'content/en/reviews.json';
const paths: SamplePaths = {
  [SITE]: ['name', 'course.length', 'legal.refund.days'],
  [WORDS]: ['about.mission', 'about.jobTitle'],
  [REVIEWS]: 'all',
};
const shipped = {
  [SITE]: {
    name: 'Sutra',
    course: { length: { weeks: 12, classesPerWeek: 2 } },
    legal: { refund: { days: 7 } },
  },
  [WORDS]: {
    about: {
      jobTitle: 'Teacher',
      mission: {
        title: 'Why I teach',
        texts: ['Nobody should be afraid of a number again.', 'A short method is no trick, I say.'],
      },
    },
  },
  [REVIEWS]: [
    { name: 'A. B.', rating: 5 },
    { name: 'C. D.', rating: 4 },
  ],
};
type Content = typeof shipped;
const reading = (content: Content) => (file: string) => (content as Record<string, unknown>)[file];
const hashes = hashAll(paths, reading(shipped));

function left(change: (content: Content) => void, confirmed = {}, to = hashes) {
  const content = structuredClone(shipped);
  change(content);
  return samplesLeft(paths, to, confirmed, reading(content));
}

test('samples: all of them are left in what the project ships', () => {
  expect(left(() => {})).toEqual(paths);
});

test('samples: those that changed are left no more', () => {
  for (const [_, change, file, expected] of [
    [
      'a fact that changed',
      (c) => (c[SITE].name = 'Ganit'),
      SITE,
      ['course.length', 'legal.refund.days'],
    ],
    [
      'a group of which one fact changed',
      (c) => (c[SITE].course.length.weeks = 2),
      SITE,
      ['name', 'legal.refund.days'],
    ],
    [
      'a fact that is gone',
      (c) => void delete (c[SITE] as Partial<Content[typeof SITE]>).legal,
      SITE,
      ['name', 'course.length'],
    ],
    [
      'the same facts in another order',
      (c) => (c[SITE].course.length = { classesPerWeek: 2, weeks: 12 }),
      SITE,
      ['name', 'course.length', 'legal.refund.days'],
    ],
    [
      'one sentence of two',
      (c) => (c[WORDS].about.mission.texts[0] = 'I want every child to enjoy numbers.'),
      WORDS,
      ['about.mission', 'about.jobTitle'],
    ],
    [
      'both sentences, and the short title stays',
      (c) => (c[WORDS].about.mission.texts = ['I want every child to enjoy numbers.']),
      WORDS,
      ['about.jobTitle'],
    ],
    ['a short text', (c) => (c[WORDS].about.jobTitle = 'Tutor'), WORDS, ['about.mission']],
  ] as [string, (content: Content) => void, string, string[] | undefined][]) {
    expect.soft(left(change)[file], _).toEqual(expected);
  }
});

test('samples: a whole file is one until its last entry is replaced', () => {
  expect(left((c) => c[REVIEWS].shift())[REVIEWS]).toBe('all');
  expect(left((c) => (c[REVIEWS] = [{ name: 'E. F.', rating: 5 }]))[REVIEWS]).toBeUndefined();
  expect(left((c) => (c[REVIEWS] = []))[REVIEWS]).toBeUndefined();
});

test('samples: what the owner has confirmed is none, until the project ships another', () => {
  const confirmed = {
    [SITE]: { name: hashes[SITE]!.name! },
    [REVIEWS]: { all: hashes[REVIEWS]!.all! },
  };
  expect(left(() => {}, confirmed)).toEqual({
    [SITE]: ['course.length', 'legal.refund.days'],
    [WORDS]: paths[WORDS],
  });
  const next = structuredClone(shipped);
  next[SITE].name = 'Sutra 2';
  const nextHashes = hashAll(paths, reading(next));
  expect(left((c) => (c[SITE].name = 'Sutra 2'), confirmed, nextHashes)[SITE]).toContain('name');
});

test('samples: without an ebook, the facts that only buyers see are none', () => {
  const ofSite = ['name', 'upi.id', 'upi.kind', 'screenshotForm', 'legal.refund.anyReason'];
  expect(withoutBuyers({ [SITE]: ofSite, [REVIEWS]: 'all' })).toEqual({
    [SITE]: ['name'],
    [REVIEWS]: 'all',
  });
  expect(withoutBuyers({ [SITE]: ['upi.id'] })).toEqual({});
});
