import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookFactsSchema, readOlderBook } from '@/content/book-schema';
import { applyAnswer, COPIES, coverRefusal, SAMPLES } from '@/scripts/setup/answer';
import { readOlderBooks } from '@/scripts/setup/books';
import { type Draft, questionsIn, showValue, valueAt } from '@/scripts/setup/questions';
import { readStores } from '@/scripts/setup/read-stores';
import { drawnPicture, writePicture } from '@/tests/support/pictures';
import { scratch } from '@/tests/support/scratch';
import { start } from '@/tests/support/setup-answers';

const AMAZON = { name: 'Amazon', url: 'https://www.amazon.in/dp/1' };
const FLIPKART = { name: 'Flipkart', url: 'https://www.flipkart.com/tez/p/2?pid=3' };

test.each<[string, { name: string; url: string }[]]>([
  [AMAZON.url, [AMAZON]],
  ['www.amazon.in/dp/1', [AMAZON]],
  ['amazon https://www.amazon.in/dp/1', [AMAZON]],
  ['Amazon.in: https://www.amazon.in/dp/1.', [AMAZON]],
  ['http://www.flipkart.com/tez/p/2?pid=3', [FLIPKART]],
  [`Amazon ${AMAZON.url}, Flipkart ${FLIPKART.url}`, [AMAZON, FLIPKART]],
  [`${AMAZON.url} and ${FLIPKART.url}`, [AMAZON, FLIPKART]],
  [`Amazon - ${AMAZON.url}; और Flipkart पर ${FLIPKART.url}`, [AMAZON, FLIPKART]],
  ['https://amzn.in/d/a1', [{ name: 'Amazon', url: 'https://amzn.in/d/a1' }]],
  [
    'Notion Press https://notionpress.com/read/tez?utm_source=x',
    [{ name: 'Notion Press', url: 'https://notionpress.com/read/tez' }],
  ],
  [
    'पुस्तक महल https://pustakmahal.example/tez',
    [{ name: 'पुस्तक महल', url: 'https://pustakmahal.example/tez' }],
  ],
  [
    'Pothi.com https://pothi.com/pothi/book/tez',
    [{ name: 'Pothi.com', url: 'https://pothi.com/pothi/book/tez' }],
  ],
])('setup: reads the stores in "%s"', (typed, stores) => {
  expect(readStores(typed)).toEqual(stores);
});

test.each([
  ['Flipkart', /^Write the address of the book after “Flipkart”, such as Flipkart https/],
  [
    'Amazon https://www.amazon.in/dp/1 (paperback), Flipkart https://www.flipkart.com/p/1',
    /^Write one name before each address, and not “\(paperback\), Flipkart”/,
  ],
  ['flipkart.com', /^Write the address of the book after “flipkart\.com”/],
  [
    'Universal Book Shop, Nagpur',
    /^Write the address of the book after “Universal Book Shop, Nagpur/,
  ],
  [
    'https://books.example/tez',
    /^Which store is at https:\/\/books\.example\/tez\? Write its name/,
  ],
])('setup: reads no stores in "%s", and says what to write', (typed, sentence) => {
  expect(readStores(typed)).toMatch(sentence);
});

const FILE = 'content/books.json';
const draft = (): Draft => ({ ...start, [FILE]: { ...start[FILE], tez: {} } });

function questionOf(from: Draft, name: string) {
  const questions = questionsIn(from, bookFactsSchema, FILE, 'tez');
  return questions.find(({ path }) => path.slice(2).join('.') === name)!;
}

/** The draft after each answer, or the sentence that refuses one. */
const answer = (from: Draft, ...answers: [name: string, typed: string][]) =>
  answers.reduce<Draft | string>(
    (next, [name, typed]) =>
      typeof next === 'string' ? next : applyAnswer(next, questionOf(next, name), typed),
    from,
  );
const bookOf = (from: Draft | string) =>
  typeof from === 'string' ? expect.fail(from) : from[FILE]!.tez;

test('setup: asks where a book is sold, of which one way is enough', () => {
  const unsold = answer(draft(), ['price', 'no'], ['chat', 'no']);
  expect(answer(unsold as Draft, ['stores', 'none'])).toBe(
    'Nobody sells this book: it needs a price, for payment by UPI, chat, for orders by WhatsApp, or stores.',
  );
  expect(bookOf(answer(unsold as Draft, ['stores', AMAZON.url]))).toEqual({
    ...{ price: null, chat: null, stores: [AMAZON] },
  });
  const chat = answer(draft(), ['price', 'no'], ['chat', 'yes']) as Draft;
  expect(bookOf(answer(chat, ['chat.price', 'Rs. 250/-'], ['stores', 'none']))).toEqual({
    ...{ price: null, chat: { price: 250 }, stores: [] },
  });
  expect(bookOf(answer(chat, ['chat.price', 'free']))).toMatchObject({ chat: { price: 0 } });
  expect(bookOf(answer(chat, ['chat.price', 'none']))).toMatchObject({ chat: { price: null } });
});

test('setup: a book that was sold one way can be sold another way', () => {
  const sold = answer(draft(), ['price', 'no'], ['chat', 'no'], ['stores', AMAZON.url]) as Draft;
  const next = answer(sold, ['chat', 'yes'], ['chat.price', 'none'], ['stores', 'none']);
  expect(bookOf(next)).toEqual({ price: null, chat: { price: null }, stores: [] });
});

test.each([
  [`Amazon ${FLIPKART.url}`, /^A store is called Amazon, and its address is at www\.flipkart\.com/],
  [`Meesho ${AMAZON.url}`, /^A store is called Meesho, and its address is at www\.amazon\.in/],
  [`${AMAZON.url} ${AMAZON.url}2`, /^Two stores are called Amazon: write what differs/],
  [
    'Kitab http://kitab.example/tez',
    'This must be an address that starts with https://, such as https://example.in.',
  ],
  [`${'a'.repeat(41)} https://a.example/1`, 'This must be at most 40 characters.'],
])('setup: refuses the stores "%s" with a sentence', (typed, sentence) => {
  const next = answer(draft(), ['price', 'no'], ['chat', 'no'], ['stores', typed]);
  expect(next).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
});

test('setup: a free book has no price by UPI', () => {
  expect(answer(draft(), ['price', 'yes'], ['price.upi', 'free'])).toBe(
    'This must be at least 1; readers order a free book by WhatsApp, and not by UPI.',
  );
});

test('setup: shows stores as they are typed, and Enter leaves out those of the sample', () => {
  const question = questionOf(draft(), 'stores');
  expect(showValue(question, [AMAZON, FLIPKART])).toBe(
    `Amazon ${AMAZON.url}, Flipkart ${FLIPKART.url}`,
  );
  expect(showValue(question, [])).toBe('none');
  const sold = answer(draft(), ['price', 'no'], ['chat', 'yes'], ['stores', AMAZON.url]) as Draft;
  const sample = { ...sold, [SAMPLES]: { [FILE]: ['tez.stores'] } };
  expect(bookOf(answer(sample, ['stores', '']))).toMatchObject({ stores: [] });
  expect(bookOf(answer(sample, ['stores', 'ok']))).toMatchObject({ stores: [AMAZON] });
  expect(bookOf(answer(sold, ['stores', '']))).toMatchObject({ stores: [AMAZON] });
});

test('setup: reads a book with the link of an older site, and its sample', () => {
  const book = { cover: 'crossing', price: null, amazonLink: AMAZON.url };
  expect(readOlderBook(book)).toEqual({
    ...{ cover: 'crossing', price: null, stores: [AMAZON], chat: null },
  });
  expect(readOlderBook({ amazonLink: null })).toEqual({ stores: [], chat: null });
  expect(readOlderBook({ amazonLink: FLIPKART.url })).toMatchObject({ stores: [FLIPKART] });
  const older = {
    ...draft(),
    [FILE]: { tez: book },
    [SAMPLES]: { [FILE]: ['tez.amazonLink', 'tez.rating'] },
  };
  const read = readOlderBooks(older);
  expect(read[FILE]).toEqual({ tez: readOlderBook(book) });
  expect(read[SAMPLES]).toEqual({ [FILE]: ['tez.stores', 'tez.rating'] });
});

const folder = scratch();
const other = join(folder.root, 'other');
let cover = '';
beforeAll(async () => {
  mkdirSync(other);
  cover = await writePicture(folder.root, 'मेरा कवर.jpg', drawnPicture(600, 900).jpeg());
  await writePicture(other, 'cover.jpg', drawnPicture(610, 900).jpeg());
  await writePicture(folder.root, 'cover.jpg', drawnPicture(600, 900).jpeg());
  await writePicture(folder.root, 'tiny.png', drawnPicture(60, 90).png());
  await writePicture(folder.root, 'scan.jpg', drawnPicture(600, 900).png());
  writeFileSync(join(folder.root, 'drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(folder.remove);

test('setup: takes a cover by its path or its drawing, and copies pictures of one name', () => {
  expect(bookOf(answer(draft(), ['cover', 'Nine-Point']))).toEqual({ cover: 'nine-point' });
  expect(bookOf(answer(draft(), ['cover', cover]))).toEqual({ cover: 'picture.jpg' });
  const two = { ...draft(), [FILE]: { ...start[FILE], tez: {}, ganit: {} } };
  const first = answer(two, ['cover', join(folder.root, 'cover.jpg')]) as Draft;
  const [question] = questionsIn(first, bookFactsSchema, FILE, 'ganit').filter(
    ({ path }) => path[2] === 'cover',
  );
  const second = applyAnswer(first, question!, join(other, 'cover.jpg')) as Draft;
  expect(valueAt(second, [FILE, 'ganit', 'cover'])).toBe('cover-2.jpg');
  expect(second[COPIES]).toEqual({
    'cover.jpg': join(folder.root, 'cover.jpg'),
    'cover-2.jpg': join(other, 'cover.jpg'),
  });
});

test.each([
  ['scan.jpg', /^scan\.jpg is a PNG picture\. Rename it, so that its name ends in \.png\./],
  ['drawing.png', /^drawing\.png is no JPEG, PNG, WebP or AVIF picture\..* save it as JPEG\./],
  ['none.jpg', /^There is no file .*none\.jpg on this machine/],
])('setup: refuses the cover %s with a sentence', (name, sentence) => {
  expect(answer(draft(), ['cover', join(folder.root, name)])).toMatch(sentence);
});

test('setup: looks at the whole picture of a cover before it takes it', async () => {
  const refusalOf = (typed: string) => {
    const next = answer(draft(), ['cover', typed]) as Draft;
    return coverRefusal(next, questionOf(next, 'cover'));
  };
  expect(await refusalOf(join(folder.root, 'tiny.png'))).toMatch(/tiny\.png is 60 × 90 pixels/);
  expect(await refusalOf(cover)).toBeUndefined();
  expect(await refusalOf('crossing')).toBeUndefined();
});
