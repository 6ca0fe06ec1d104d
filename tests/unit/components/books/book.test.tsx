import { expect, it } from 'vitest';
import { BookLead } from '@/components/books/book';
import { pricedBooks } from '@/content/books';
import { locales } from '@/lib/locale';
import { renderToHtml } from '@/tests/support/render';

it.each([null, 'https://pay.example.in/abroad'])('book card: leads abroad to %s', (abroadLink) => {
  const [book] = pricedBooks;
  const priced = { ...book!, price: { ...book!.price, abroadLink } };
  const html = renderToHtml(<BookLead numeral="१" book={priced} locale={locales.en} />);
  expect(html.includes(locales.en.words.payment.promise.abroad)).toBe(abroadLink !== null);
  expect(html.includes(`href="${abroadLink}"`)).toBe(abroadLink !== null);
});
