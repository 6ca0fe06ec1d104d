import { pricedBooks } from '@/content/books';

export const BOOK = pricedBooks[0]!.id;
