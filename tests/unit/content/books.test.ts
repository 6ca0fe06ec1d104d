import { expect, it } from 'vitest';
import { books } from '@/content/books';
import { checkFacts } from '@/content/read-facts';
import { bookSchema } from '@/content/book-schema';
import { booksPage } from '@/tests/support/words';

/** A book that is paid for here. */
const main = {
  language: 'en',
  cover: 'crossing',
  rating: 4,
  reviews: 2,
  bestseller: false,
  academic: false,
  previewUrl: null,
  coverLines: ['Maths', 'by Heart'],
  price: {
    upi: 299,
    list: { price: 499, original: 999, discountPercent: 40 },
    offerPercent: 90,
    abroadLink: null,
  },
  ebook: { fileType: 'PDF', pages: 240, languages: ['en'], devices: ['phone'] },
  stores: [],
  chat: null,
};

const withList = (change: object | null) => ({
  price: { ...main.price, list: change && { ...main.price.list, ...change } },
});

it('book schema: refuses wrong facts', () => {
  for (const [_, change] of [
    ['a price of nothing', { price: { ...main.price, upi: 0 } }],
    ['a part of a rupee', { price: { ...main.price, upi: 98.5 } }],
    ['a list price above the crossed-out one', withList({ price: 1000 })],
    ['a book that nobody sells', { price: null }],
    ['a price for what is no file', { ebook: null }],
    ['a link that is not https', { previewUrl: 'http://flip.example.in/1' }],
    ['an ebook without a language', { ebook: { ...main.ebook, languages: [] } }],
    ['a rating above five', { rating: 5.1 }],
    ['a store without https', { stores: [{ name: 'Kitab', url: 'http://kitab.example/1' }] }],
    ['a store without a name', { stores: [{ name: '', url: 'https://kitab.example/1' }] }],
    ['a price below nothing', { chat: { price: -1 } }],
    ...[
      'cover.heic',
      'cover.svg',
      'cover.pdf',
      '../cover.jpg',
      'a/cover.jpg',
      '.jpg',
      'drawing',
    ].map((cover): [string, object] => [`the cover ${cover}`, { cover }]),
  ] as [string, object][]) {
    expect.soft(bookSchema.safeParse(main).success, _).toBe(true);
    expect.soft(bookSchema.safeParse({ ...main, ...change }).success, _).toBe(false);
  }
});

it('book schema: takes a price with and without a list price', () => {
  for (const [_, change] of [
    ['without a list price', null],
    ['with a list price alone', { original: null, discountPercent: null }],
  ] as const) {
    expect
      .soft(bookSchema.parse({ ...main, ...withList(change) }).price, _)
      .toMatchObject(withList(change).price);
  }
});

it('book schema: names the place of a wrong fact', () => {
  for (const [name, value, sentence] of [
    ['list', 499, 'price.list must be a group in { }.'],
    ['list', undefined, 'price.list is missing. It must be a group in { }.'],
    ['original', 999, 'price must not have "original". Check the spelling.'],
    [
      'list',
      { price: 499, original: null },
      'price.list.discountPercent is missing. It must be a number.',
    ],
  ] as const) {
    const book = { ...main, price: { ...main.price, [name]: value } };
    expect
      .soft(checkFacts(bookSchema, book, 'content/books.json'), name)
      .toEqual([`content/books.json: ${sentence}`]);
  }
});

it('book schema: takes each way to sell a book', () => {
  for (const [_, change, paymentOptions] of [
    [
      'a store',
      { price: null, stores: [{ name: 'AMAZON', url: 'https://amzn.in/d/1' }] },
      ['store'],
    ],
    ['chat', { price: null, chat: { price: null } }, ['chat']],
    ['a free book', { price: null, chat: { price: 0 } }, ['chat']],
    ['UPI and chat', { chat: { price: 450 } }, ['upi', 'chat']],
    ['no stars', { reviews: undefined, rating: undefined }, ['upi']],
    ['a picture', { cover: 'मेरी किताब.JPG' }, ['upi']],
  ] as [string, object, string[]][]) {
    expect.soft(bookSchema.parse({ ...main, ...change }), _).toMatchObject({ paymentOptions });
  }
});

it('book schema: takes the Amazon link of an older site', () => {
  const url = 'https://www.amazon.in/dp/1';
  const older: Record<string, unknown> = { ...main, price: null, amazonLink: url };
  delete older.stores;
  delete older.chat;
  expect(bookSchema.parse(older)).toMatchObject({ stores: [{ name: 'Amazon', url }], chat: null });
  expect(checkFacts(bookSchema, { ...older, amazonLink: null }, 'content/books.json')).toEqual([
    'content/books.json:: nobody sells this book: it needs a price, for payment by UPI, chat, for orders by WhatsApp, or stores.',
  ]);
});

it('books: the title and the ways to pay follow from the facts', () => {
  expect(bookSchema.parse(main)).toMatchObject({
    title: 'Maths by Heart',
    paymentOptions: ['upi'],
    specialOffer: true,
  });
});

it('books: the words of the page repeat no number of a price', () => {
  const prices = books.flatMap(({ price }) => Object.values({ ...price, ...price?.list }));
  const numbers = [299, ...prices.filter((value) => typeof value === 'number')];
  const pattern = new RegExp(`₹|\\b(${numbers.join('|')})\\b`);
  expect(JSON.stringify(booksPage)).not.toMatch(pattern);
});
