import { z } from 'zod';
import { bookSchema, type Book as BookFacts, type Price } from './schema';

/**
 * The books: titles, prices, ratings and links. Their words are in `content/en/books.ts` under the same
 * id. Where `previewUrl` is null, the preview shows the pages in `content/sample-pages`.
 */
const facts = [
  {
    id: 'master-vedic-mathematics',
    title: 'Master Vedic Mathematics',
    coverLines: ['Master', 'Vedic', 'Mathematics'],
    language: 'en',
    cover: 'crossing',
    price: {
      currency: 'INR',
      upi: 299,
      list: 99,
      original: 999,
      discountPercent: 40,
      offerPercent: 90,
    },
    ebook: {
      fileType: 'PDF',
      pages: 240,
      languages: ['en'],
      devices: ['phone', 'tablet', 'computer'],
    },
    rating: 4.8,
    reviews: 1972,
    bestseller: true,
    academic: false,
    specialOffer: true,
    paymentOptions: ['upi'],
    amazonLink: null,
    previewUrl: null,
  },
  {
    id: 'vertically-and-crosswise',
    title: 'Vertically and Crosswise',
    coverLines: ['Vertically', 'and Crosswise'],
    language: 'en',
    cover: 'crosswise',
    price: null,
    ebook: null,
    rating: 4.8,
    reviews: 156,
    bestseller: false,
    academic: true,
    specialOffer: false,
    paymentOptions: ['amazon'],
    amazonLink: 'https://www.amazon.in/dp/0000000001',
    previewUrl: null,
  },
  {
    id: 'the-nine-point-circle',
    title: 'The Nine-Point Circle',
    coverLines: ['The Nine-Point', 'Circle'],
    language: 'en',
    cover: 'nine-point',
    price: null,
    ebook: null,
    rating: 4.7,
    reviews: 423,
    bestseller: false,
    academic: true,
    specialOffer: false,
    paymentOptions: ['amazon'],
    amazonLink: 'https://www.amazon.in/dp/0000000002',
    previewUrl: null,
  },
] as const;

export type BookId = (typeof facts)[number]['id'];
export type Book = BookFacts & { id: BookId };

export const books = z.array(bookSchema).parse(facts) as readonly Book[];

/** A book that is paid for on this site: none, one or several of them. */
export type PricedBook = Book & { price: Price };
export const pricedBooks = books.filter((book): book is PricedBook => book.price !== null);
