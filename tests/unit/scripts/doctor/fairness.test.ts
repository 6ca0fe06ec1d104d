import { expect, test } from 'vitest';
import * as en from '@/content/en/words';
import * as hi from '@/content/hi/words';
import { textsIn } from '@/content/sample-state';
import { type Site } from '@/content/schema';
import { type Claims, fairnessNotes } from '@/scripts/doctor/fairness';

const list = { price: 299, original: null, discountPercent: null };
const price = { upi: 299, list: null, offerPercent: null };
const book = { title: 'Ganit', stores: [], reviews: 0, price };
const student = {
  firstName: 'Diya',
  initial: 'S',
  class: 'Class 10',
  content: 'Good.',
  rating: 5,
  location: 'Pune',
  since: '2024',
  consent: '2026-01-31',
};
const counted = { text: 'By my registers.', textIn: { hi: null } };
const teaching = (n: number, more: object = {}) =>
  ({
    teaching: { students: { n, more: true }, counted: null, ...more },
    course: { next: [] },
  }) as unknown as Site;
const batch = (places: number | null) =>
  ({ ...teaching(0), course: { next: [{ start: '2027-01-04', places }] } }) as unknown as Site;
const fair: Claims = {
  books: [book],
  testimonials: { en: [student], hi: [student] },
  site: teaching(0),
  texts: [],
};

const withPrice = (change: object) => ({ books: [{ ...book, price: { ...price, ...change } }] });
const withText = (text: string) => ({ texts: [text] });

const COUNTDOWN =
  /counts down 5 minutes, .*“Payment Time Expired”: .* The price .* stay, .*“Add 5 minutes”/;

test.each<[string, Partial<Claims>, RegExp[]]>([
  ['one price', {}, []],
  ['a list price that is paid', withPrice({ list }), []],
  ['two prices', withPrice({ list: { ...list, price: 99 } }), [/card says ₹99, .*pay ₹299/]],
  [
    'a percent that computes',
    withPrice({ list: { ...list, original: 598, discountPercent: 50 } }),
    [/proof .*₹598/],
  ],
  [
    'a percent that is rounded',
    withPrice({ list: { ...list, original: 999, discountPercent: 71 } }),
    [/proof/],
  ],
  [
    'a percent that does not compute',
    withPrice({ list: { ...list, original: 598, discountPercent: 80 } }),
    [/says 80% off, and ₹299 in the place of ₹598 is 50%/, /proof/],
  ],
  [
    'an offer that does not compute',
    withPrice({ list: { ...list, original: 1196 }, offerPercent: 90 }),
    [/offer says 90%, .* is 75%/, /proof .*₹1,196/, /no last day/],
  ],
  ['an offer without an end', withPrice({ offerPercent: 20 }), [/no last day/]],
  ['stars from nowhere', { books: [{ ...book, reviews: 12 }] }, [/its ratings \(12\)/]],
  ['stars of a store', { books: [{ ...book, reviews: 12, stores: [{}] }] }, []],
  [
    'a testimonial without a consent',
    { testimonials: { en: [{ ...student, consent: undefined }], hi: [student] } },
    [/Diya \(content\/en\/testimonials\.json\)/],
  ],
  [
    'a testimonial without a year',
    { testimonials: { en: [{ ...student, since: undefined }] } },
    [/Diya/],
  ],
  [
    'a translated testimonial without a consent',
    {
      testimonials: { en: [student], hi: [{ ...student, firstName: 'दिया', consent: undefined }] },
    },
    [/दिया \(content\/hi\/testimonials\.json\)/],
  ],
  [
    'a testimonial that is shown in two languages as it was written',
    { testimonials: { en: [student], hi: [{ ...student, consent: undefined, lang: 'en' }] } },
    [],
  ],
  ['no testimonials', { testimonials: {} }, []],
  ['many students, not counted', { site: teaching(20_000) }, [/20,000 students/]],
  ['many students, counted', { site: teaching(20_000, { counted }) }, []],
  ['a few students', { site: teaching(80) }, []],
  ['places that are left', { site: batch(3) }, [/batch of 2027-01-04/]],
  ['a batch without places', { site: batch(null) }, []],
  ['a guarantee', withText('We guarantee 90 marks.'), [/presses/]],
  ['no guarantee', withText('Nobody can guarantee marks.'), []],
  ['a hundred percent', withText('100% results in boards'), [/presses/]],
  ['a hundred percent of a sum', withText('25% of 80 is 20, 100% of 80 is 80.'), []],
  ['the best teacher', withText('Jaipur’s No. 1 coaching'), [/presses/]],
  ['the best time', withText('Your best time: 41 seconds.'), []],
  ['a hurry', withText('Hurry, limited seats!'), [/presses/]],
  ['a clock that takes a price away', withText('The price goes up in {time}.'), [/presses/]],
  ['a hurry in Hindi', withText('जल्दी करें, सिर्फ़ आज!'), [/presses/]],
  ['no guarantee in Hindi', withText('इसकी गारंटी नहीं है।'), []],
])('fairness: %s', (_title, change, expected) => {
  const notes = fairnessNotes({ ...fair, ...change });
  expect(notes.filter((note) => !COUNTDOWN.test(note))).toEqual(
    expected.map((note) => expect.stringMatching(note) as string),
  );
});

test.each<[string, Claims['books'], number]>([
  ['no book', [], 0],
  ['a book that only stores sell', [{ ...book, price: null }], 0],
  ['two books with a price', [book, book], 1],
])('fairness: of %s, says what ends with the time of a payment', (_title, books, times) => {
  const notes = fairnessNotes({ ...fair, books });
  expect(notes.filter((note) => COUNTDOWN.test(note))).toHaveLength(times);
});

test('fairness: names all claims of one site in one list', () => {
  const offer = {
    upi: 299,
    offerPercent: 90,
    list: { price: 99, original: 999, discountPercent: 40 },
  };
  const notes = fairnessNotes({
    books: [{ ...book, price: offer }],
    site: teaching(20_000),
    texts: [],
    testimonials: { en: [{ ...student, consent: undefined }] },
  });
  expect(notes.join('\n')).toMatch(
    /₹99, .*₹299[^]*40%[^]*90%[^]*last day[^]*Testimonials[^]*20,000/,
  );
});

test('fairness: finds no word of this site that presses', () => {
  expect(fairnessNotes({ ...fair, books: [], texts: textsIn({ en, hi }) })).toEqual([]);
});
