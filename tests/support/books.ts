import { type BookId, books, type PricedBook, pricedBooks } from '@/content/books';
import { samplePages } from '@/content/sample-pages';

/** Lets files of tests load where no ebook is sold; none of their tests with it runs then. */
const standIn: Pick<PricedBook, 'id' | 'title' | 'price'> = {
  id: 'ebook' as BookId,
  title: 'Ebook',
  price: { currency: 'INR', upi: 1, list: null, offerPercent: null, abroadLink: null },
};

/** The first book that is sold on the site. */
export const ebook = pricedBooks[0] ?? standIn;

/** Books with sample pages on the site. */
export const previewedBooks = books.filter(({ id, previewUrl }) => !previewUrl && samplePages[id]);
