import { z } from 'zod';
import { type BookWords, bookWordsSchema } from '../book-schema';
import { type BookId, mapBooks } from '../books';
import { type Written } from '../originals';
import { readFacts } from '../read-facts';
import { type Review, reviewSchema } from '../schema';
import { ownEntries } from '../unconfirmed';
import bookFacts from './books.json' with { type: 'json' };
import reviewFacts from './reviews.json' with { type: 'json' };

const REVIEWS = 'content/en/reviews.json';

/** Each book has its words; titles, prices and links are in `content/books.json`. */
export const bookTexts: Record<BookId, Written<BookWords>> = readFacts(
  z.strictObject(mapBooks(bookWordsSchema)),
  bookFacts,
  'content/en/books.json',
);

/** What readers say. */
export const readerReviews: readonly Written<Review>[] = ownEntries(
  readFacts(z.array(reviewSchema), reviewFacts, REVIEWS),
  REVIEWS,
);

export const booksPage = {
  title: '{BookCount} to work through with a pencil',
  count: { empty: 'no books', one: '{count} book', other: '{count} books' },
  toRead: { one: '{count} to read', other: '{count} to read' },
  /** Of the description for search engines, with sample pages or without. */
  ends: { pages: ', and sample pages to read before you decide.', plain: '.' },
  /** In the place of all else where there is no book. */
  empty: { title: 'No books yet', lead: 'Ask the teacher which book suits you.' },
  /** Sentences for the kinds of books that there are. */
  lead: {
    general: {
      by: 'books',
      none: '',
      one: 'For every student who wants to be quicker.',
      some: '{GeneralBooks} for every student who wants to be quicker.',
    },
    study: {
      by: 'books',
      none: '',
      one: 'For readers who want to know why the methods work.',
      some: '{StudyBooks} for readers who want to know why the methods work.',
    },
  },
  bestseller: 'Bestseller',
  rating: { one: '{rating} from {reviews} review', other: '{rating} from {reviews} reviews' },
  price: {
    pay: 'You pay by UPI',
    list: { alone: 'List price', withTags: 'List price and offer tags', tags: 'Offer tags' },
    insteadOf: 'instead of',
    /** Which of the prices is paid; the second where one is crossed out. */
    explained: {
      one: 'You pay {upi}. {list} is the list price.',
      two: 'You pay {upi}. {list} and {original} are list prices.',
    },
    /** Where the owner marks ebooks. */
    marked: 'The reference of your order is on its first page.',
    /** The two ways to buy. */
    ways: 'Pay now by UPI, or ask and order on WhatsApp.',
  },
  ebook: {
    fileType: 'File',
    pages: 'Pages',
    languages: 'Language',
    devices: { label: 'Opens on', phone: 'phone', tablet: 'tablet', computer: 'computer' },
  },
  order: 'Order Your Copy',
  orderMessage: 'Namaste! I would like to order the book {title}. Please tell me how to pay.',
  available: 'Available on {store}',
  buy: 'Buy on {store}',
  /** Of a book that readers order by WhatsApp. */
  chat: {
    available: 'Available on WhatsApp',
    price: 'On WhatsApp: {price}',
    free: 'Free on WhatsApp',
    freeMessage: 'Namaste! I would like the free book {title}. Please tell me how I get it.',
    priced: '{title} ({price})',
    nothing: 'free',
  },
  /** Describes the share picture. */
  covers: {
    drawn: 'The covers of the three books, each drawn from the method it teaches.',
    named: { one: 'Book cover: {titles}.', other: 'Book covers: {titles}.' },
    empty: 'The title of the page: books.',
  },
  preview: {
    button: 'Preview Sample Pages',
    busy: 'Opening…',
    title: 'Sample pages',
    frame: 'Sample pages of {title}',
    newTab: 'Open in a new tab',
    close: 'Close',
  },
  study: { title: 'For study and research' },
  reasons: {
    title: {
      by: 'books',
      none: 'Why these books',
      one: 'Why this book',
      some: 'Why these books',
    },
    facts: {
      sutras: {
        unit: 'sutras',
        title: 'In the order you need them',
        text: 'Easy ones first.',
      },
      ways: {
        unit: 'ways',
        title: 'Every sum is solved twice',
        text: 'The school method and the short one are side by side.',
      },
      checks: {
        unit: 'checks',
        title: 'You can tell when you are wrong',
        text: 'Digit roots catch a mistake before the examiner does.',
      },
    },
  },
  reviews: {
    title: 'Readers',
    quote: '“{text}”',
    from: '{name}, {exam}',
    rating: '{rating} out of 5',
  },
  closing: {
    title: {
      by: 'books',
      none: 'Looking for a book? Ask the teacher.',
      one: 'Not sure if it suits you? Ask the teacher.',
      some: 'Not sure which one? Ask the teacher.',
    },
    lead: {
      by: 'books',
      none: 'Say {goal}, and you get an honest answer.',
      one: 'Say {goal}, and you get an honest answer, even if it is “not yet”.',
      some: 'Say {goal}, and you get an honest answer, even if it is “none of them yet”.',
    },
    order: { by: 'orders', none: 'Ask the Teacher', some: 'Order Your Copy' },
    message: {
      by: 'booksAsked',
      none: 'Namaste! Which book on Vedic mathematics suits me? {myGoal}: ',
      one: 'Namaste! I would like to know whether your book suits me. {myGoal}: ',
      some: 'Namaste! I would like to order a book and am not sure which one. {myGoal}: ',
    },
  },
  print: { by: 'orders', none: '', some: 'To order: WhatsApp {phone}, {email}' },
} as const;
