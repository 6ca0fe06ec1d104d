import { pricedBooks } from '@/content/books';
import { findEbook } from './ebook-file';

/** Whether the page with the books has a Download button for its buyers. */
export const isSold = (book: string | null): boolean => pricedBooks.some(({ id }) => id === book);

/**
 * Whether a buyer gets the file from the site: of a book that is no longer sold, by the link of a mail alone, which
 * needs an address that is verified.
 */
export const reachesFile = (
  book: string | null,
  { isVerified }: { isVerified: boolean },
): boolean => book !== null && findEbook(book) !== undefined && (isSold(book) || isVerified);
