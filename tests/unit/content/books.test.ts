import { describe, expect, it } from 'vitest';
import { books, type Book } from '@/content/books';
import { readerReviews } from '@/content/en/books';
import { samplePages } from '@/content/sample-pages/pages';
import { bookSchema } from '@/content/schema';
import { site } from '@/content/site';
import { fill } from '@/lib/text/format';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { booksPage, bookTexts } from '@/tests/support/words';

const [main] = books as [Book];
const valid = structuredClone(main) as Record<string, unknown> & Book;

describe('the facts of the books', () => {
  it('are three, each with an id and a cover of its own', () => {
    expect(books).toHaveLength(3);
    expect(new Set(books.map(({ id }) => id)).size).toBe(3);
    expect(new Set(books.map(({ cover }) => cover)).size).toBe(3);
  });

  it('are those that were agreed', () => {
    expect(main).toMatchObject({
      price: {
        upi: 299,
        list: 99,
        original: 999,
        currency: 'INR',
        discountPercent: 40,
        offerPercent: 90,
      },
      bestseller: true,
      academic: false,
      specialOffer: true,
      paymentOptions: ['upi'],
    });
    expect(books.map(({ rating, reviews }) => [rating, reviews])).toEqual([
      [4.8, 1972],
      [4.8, 156],
      [4.7, 423],
    ]);
    for (const { academic, paymentOptions, amazonLink } of books.slice(1)) {
      expect({ academic, paymentOptions }).toEqual({ academic: true, paymentOptions: ['amazon'] });
      expect(new URL(amazonLink!).protocol).toBe('https:');
    }
  });

  it.each<[string, Partial<Book>]>([
    ['a price of nothing', { price: { ...main.price!, upi: 0 } }],
    ['a part of a rupee', { price: { ...main.price!, list: 98.5 } }],
    ['a list price above the original', { price: { ...main.price!, list: 1000 } }],
    ['a book paid by UPI without a price', { price: null }],
    ['a book that Amazon sells without a link', { paymentOptions: ['upi', 'amazon'] }],
    ['a link that is not https', { previewUrl: 'http://flip.example.in/1' }],
    ['a special offer without its percentage', { price: { ...main.price!, offerPercent: null } }],
    ['a percentage without a special offer', { specialOffer: false }],
    ['an ebook without a language', { ebook: { ...main.ebook!, languages: [] } }],
    ['a rating above five', { rating: 5.1 }],
    ['an id that fits no address', { id: 'Master Vedic' as Book['id'] }],
  ])('%s is refused', (_, change) => {
    expect(bookSchema.safeParse(valid).success).toBe(true);
    expect(bookSchema.safeParse({ ...valid, ...change }).success).toBe(false);
  });
});

describe('the words of the books', () => {
  const ids = books.map(({ id }) => id).sort();

  it('match the facts by id', () => {
    expect(Object.keys(bookTexts).sort()).toEqual(ids);
    expect(Object.keys(samplePages).sort()).toEqual(ids);
  });

  it.each(books)('of $id are whole, with an offer exactly where there is one', (book) => {
    const texts = bookTexts[book.id];
    expect(texts.title && texts.subtitle && texts.description).toBeTruthy();
    expect(texts.features.length).toBeGreaterThanOrEqual(3);
    expect(texts.coverLines.join(' ')).toBe(texts.title);
    expect(Boolean(texts.offerTag && texts.discount)).toBe(book.specialOffer);
  });

  it('keep the agreed texts to the letter', () => {
    const { title, discount, offerTag } = bookTexts['master-vedic-mathematics'];
    const { discountPercent, offerPercent } = main.price!;
    expect(title).toBe('Master Vedic Mathematics');
    expect(fill(discount!, { discountPercent: discountPercent! })).toBe('40% OFF');
    expect(fill(offerTag!, { offerPercent: offerPercent! })).toBe('90% festival offer');
    expect(booksPage).toMatchObject({
      bestseller: 'Bestseller',
      order: 'Order Your Copy',
      available: 'Available on Amazon',
      buy: 'Buy on Amazon',
      preview: { button: 'Preview Sample Pages' },
    });
  });

  it('name no number of a price', () => {
    expect(JSON.stringify([bookTexts, booksPage])).not.toMatch(/₹|\b(299|99|999|40|90)\b/);
  });

  it('give three reviews, rated from one to five', () => {
    expect(readerReviews).toHaveLength(3);
    for (const { name, exam, content, rating } of readerReviews) {
      expect(name && exam && content).toBeTruthy();
      expect([1, 2, 3, 4, 5]).toContain(rating);
    }
  });

  it('make order messages short enough for a link', () => {
    for (const { title } of Object.values(bookTexts)) {
      const link = whatsappLink(site.phone, fill(booksPage.orderMessage, { title }));
      expect(link).toContain(encodeURIComponent(title));
      expect(link.length).toBeLessThan(1_000);
    }
  });
});
