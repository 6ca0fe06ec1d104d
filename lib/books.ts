import { type Book, books } from '@/content/books';
import { bookTexts } from '@/content/en/books';

/** Address of the pages that can be looked into: the owner's flip-book, else the site's own. */
export function previewAddress({ id, previewUrl }: Pick<Book, 'id' | 'previewUrl'>): string {
  return previewUrl ?? `/preview/${id}`;
}

/** The ebook that is sold by UPI, and the address of its price. @throws when none is sold. */
export function ebook() {
  const book = books.find(({ price }) => price !== null);
  if (!book) throw new Error('no book has a price');
  return { id: book.id, title: bookTexts[book.id].title, href: `/books#${book.id}` };
}
