import { BookCover } from '@/components/books/book-cover';
import { BookLead } from '@/components/books/book-lead';
import { BookRow } from '@/components/books/book-row';
import { BooksClosing } from '@/components/books/books-closing';
import { Readers } from '@/components/books/readers';
import { WhyTheseBooks } from '@/components/books/why-these-books';
import { Purchase } from '@/components/payment/purchase';
import { JsonLd } from '@/components/site/json-ld';
import { Lead, Section } from '@/components/site/section';
import { Page } from '@/components/site/page';
import { type Book, books } from '@/content/books';
import { type Locale } from '@/lib/locale';
import { graphOf } from '@/lib/seo/graphs';

const { format: numeral } = new Intl.NumberFormat('hi-IN-u-nu-deva');

export function BooksPage({ locale }: { locale: Locale }) {
  const { booksPage, readerReviews } = locale.words;
  const isLead = ({ academic, price }: Book) => !academic || price !== null;
  const leads = books.filter(isLead);
  const studies = books.filter((book) => !isLead(book));
  const lead = [
    books.some(({ academic }) => !academic) && booksPage.lead.general,
    books.some(({ academic }) => academic) && booksPage.lead.study,
  ];
  return (
    // The list prints on one sheet.
    <Page className="print:[zoom:0.6] print:pb-0 print:[&_[lang=hi]]:hidden print:[&+footer]:hidden">
      <JsonLd data={graphOf('books', locale)} />
      <div>
        <h1>{booksPage.title}</h1>
        <Lead className="mt-5">{lead.filter(Boolean).join(' ')}</Lead>
        <p className="mt-1 hidden print:block">{booksPage.print}</p>
      </div>
      <WhyTheseBooks numeral={numeral(1)} words={booksPage.reasons} />
      {leads.map((book, index) => (
        <BookLead
          key={book.id}
          numeral={numeral(2 + index)}
          book={book}
          locale={locale}
          purchase={
            book.price && (
              <Purchase
                book={book}
                price={book.price}
                cover={<BookCover book={book} words={locale.words} />}
                locale={locale}
              />
            )
          }
        />
      ))}
      {studies.length > 0 && (
        <Section numeral={numeral(2 + leads.length)} aria-labelledby="study">
          <h2 id="study">{booksPage.study.title}</h2>
          <div className="mt-12 grid gap-16 lg:grid-cols-2 lg:gap-x-12 print:mt-6 print:grid-cols-2 print:gap-x-12">
            {studies.map((book) => (
              <BookRow key={book.id} book={book} locale={locale} />
            ))}
          </div>
        </Section>
      )}
      {readerReviews.length > 0 && (
        <Readers
          numeral={numeral(2 + leads.length + (studies.length > 0 ? 1 : 0))}
          words={booksPage.reviews}
          reviews={readerReviews}
        />
      )}
      <BooksClosing words={booksPage} />
    </Page>
  );
}
