import { type Book } from '@/content/books';

/** Address of the pages that can be looked into: the owner's flip-book, else the site's own. */
export function previewAddress({ id, previewUrl }: Pick<Book, 'id' | 'previewUrl'>): string {
  return previewUrl ?? `/preview/${id}`;
}
