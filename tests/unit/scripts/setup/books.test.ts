import { expect, test } from 'vitest';
import { bookIdSchema, readOlderBook } from '@/content/book-schema';
import { SAMPLES } from '@/scripts/setup/answer';
import { readOlderBooks } from '@/scripts/setup/books';
import { toShortName } from '@/scripts/setup/short-name';
import { type Draft, showValue } from '@/scripts/setup/questions';
import { accepted, type Answer, asked, questionIn } from '@/tests/support/setup-answers';

const FILE = 'content/books.json';
const AMAZON = { name: 'Amazon', url: 'https://www.amazon.in/dp/1' };
const FLIPKART = { name: 'Flipkart', url: 'https://www.flipkart.com/tez/p/2?pid=3' };
/** A book that nobody sells yet. */
const unsold: Draft = { ...asked, [FILE]: { tez: {} } };

/** The facts of the book after these answers, each about a part of it. */
const bookOf = (answers: Answer[], from = unsold) => draftOf(answers, from)[FILE]!.tez;
const draftOf = (answers: Answer[], from = unsold) =>
  accepted(
    answers.map(([part, typed]): Answer => [`tez.${part}`, typed]),
    from,
  );
const byStore: Answer[] = [
  ['price', 'no'],
  ['chat', 'no'],
  ['stores', AMAZON.url],
];

test('setup: one way to sell a book is enough, and it can become another', () => {
  expect(bookOf(byStore)).toEqual({ price: null, chat: null, stores: [AMAZON] });
  const byChat: Answer[] = [
    ['chat', 'yes'],
    ['chat.price', 'Rs. 250/-'],
    ['stores', 'none'],
  ];
  const expected = { price: null, chat: { price: 250 }, stores: [] };
  expect(bookOf([['price', 'no'], ...byChat])).toEqual(expected);
  expect(bookOf(byChat, draftOf(byStore))).toEqual(expected);
});

test('setup: shows stores as they are typed, and Enter leaves out those of the sample', () => {
  const question = questionIn(unsold, 'tez.stores');
  expect(showValue(question, [AMAZON, FLIPKART])).toBe(
    `Amazon ${AMAZON.url}, Flipkart ${FLIPKART.url}`,
  );
  expect(showValue(question, [])).toBe('none');
  const sold = draftOf([['price', 'no'], ['chat', 'yes'], ...byStore.slice(2)]);
  const sample = { ...sold, [SAMPLES]: { [FILE]: ['tez.stores'] } };
  expect(bookOf([['stores', '']], sample)).toMatchObject({ stores: [] });
  expect(bookOf([['stores', 'ok']], sample)).toMatchObject({ stores: [AMAZON] });
  expect(bookOf([['stores', '']], sold)).toMatchObject({ stores: [AMAZON] });
});

test('setup: reads a book with the link of an older site, and its sample', () => {
  const book = { cover: 'crossing', price: null, amazonLink: AMAZON.url };
  expect(readOlderBook(book)).toEqual({
    cover: 'crossing',
    price: null,
    stores: [AMAZON],
    chat: null,
  });
  expect(readOlderBook({ amazonLink: null })).toEqual({ stores: [], chat: null });
  expect(readOlderBook({ amazonLink: FLIPKART.url })).toMatchObject({ stores: [FLIPKART] });
  const read = readOlderBooks({
    ...asked,
    [FILE]: { tez: book },
    [SAMPLES]: { [FILE]: ['tez.amazonLink', 'tez.rating'] },
  });
  expect(read[FILE]).toEqual({ tez: readOlderBook(book) });
  expect(read[SAMPLES]).toEqual({ [FILE]: ['tez.stores', 'tez.rating'] });
});

test.each([
  ['Maths by Heart', 'maths-by-heart'],
  ["Teacher's Book", 'teachers-book'],
  ['Vedic गणित: 2nd edition!', 'vedic-ganit-2nd-edition'],
  ['वैदिक गणित भाग-१', 'vaidik-ganit-bhag-1'],
  ['अंक विद्या', 'ank-vidya'],
  ['जोड़, घटाव, गुणा, भाग', 'jod-ghatav-guna-bhag'],
  ['संख्याओं का खेल', 'sankhyaon-ka-khel'],
  ['तेज़ गणित (भाग 2)', 'tez-ganit-bhag-2'],
  ['ज्ञान गंगा', 'gyan-ganga'],
  ['संपूर्ण सूत्र १६', 'sampurna-sutra-16'],
  ['गणित – मेरा दोस्त', 'ganit-mera-dost'],
  ['हल किए हुए प्रश्न', 'hal-kie-hue-prashna'],
])('setup: the short name of “%s” is %s', (title, name) => {
  expect(toShortName(title)).toBe(name);
  expect(bookIdSchema.safeParse(name).success).toBe(true);
});
