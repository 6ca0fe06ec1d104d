import { z } from 'zod';
import { bookIdSchema, bookSchema, type Book as BookFacts, type Price } from './book-schema';
import facts from './books.json' with { type: 'json' };
import { readFacts } from './read-facts';

type Ids = keyof typeof facts;
/** Types need one where there is no book. */
export type BookId = [Ids] extends [never] ? 'no-book' : Ids;
export type Book = BookFacts & { id: BookId };

const parsed = readFacts(z.record(bookIdSchema, bookSchema), facts, 'content/books.json');

/** The books in the order in which they are shown. */
export const books: readonly Book[] = Object.entries(parsed).map(([id, book]) => ({
  id: id as BookId,
  ...book,
}));

/** A book that is paid for on this site: none, one or several of them. */
export type PricedBook = Book & { price: Price };
export const pricedBooks = books.filter((book): book is PricedBook => book.price !== null);

/** The same value for the id of each book. */
export const mapBooks = <Value>(value: Value) =>
  Object.fromEntries(books.map(({ id }) => [id, value])) as Record<BookId, Value>;
