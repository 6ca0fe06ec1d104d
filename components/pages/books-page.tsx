import { BookCover } from '@/components/books/book-cover';
import { BookLead } from '@/components/books/book-lead';
import { BookRow } from '@/components/books/book-row';
import { BooksClosing } from '@/components/books/books-closing';
import { Readers } from '@/components/books/readers';
import { WhyTheseBooks } from '@/components/books/why-these-books';
import { Purchase } from '@/components/payment/purchase';
import { JsonLd } from '@/components/ui/json-ld';
import { Lead, Section } from '@/components/ui/section';
import { Page } from '@/components/ui/page';
import { books } from '@/content/books';
import { type Edition } from '@/lib/editions';
import { graphOf } from '@/lib/seo/graphs';

export function BooksPage({ edition }: { edition: Edition }) {
  const { booksPage, readerReviews } = edition.words;
  return (
    // The list prints on one sheet.
    <Page className="print:[zoom:0.6] print:pb-0 print:[&_[lang=hi]]:hidden print:[&+footer]:hidden">
      <JsonLd data={graphOf('books', edition)} />
      <div>
        <h1>{booksPage.title}</h1>
        <Lead className="mt-5">{booksPage.lead}</Lead>
        <p className="mt-1 hidden print:block">{booksPage.print}</p>
      </div>
      <WhyTheseBooks numeral="१" words={booksPage.reasons} />
      {books
        .filter(({ academic }) => !academic)
        .map((book) => (
          <BookLead
            key={book.id}
            numeral="२"
            book={book}
            edition={edition}
            purchase={
              book.price && (
                <Purchase
                  book={book}
                  price={book.price}
                  cover={<BookCover book={book} words={edition.words} />}
                  edition={edition}
                />
              )
            }
          />
        ))}
      <Section numeral="३" aria-labelledby="study">
        <h2 id="study">{booksPage.study.title}</h2>
        <div className="mt-12 grid gap-16 lg:grid-cols-2 lg:gap-x-12 print:mt-6 print:grid-cols-2 print:gap-x-12">
          {books
            .filter(({ academic }) => academic)
            .map((book) => (
              <BookRow key={book.id} book={book} edition={edition} />
            ))}
        </div>
      </Section>
      <Readers numeral="४" words={booksPage.reviews} reviews={readerReviews} />
      <BooksClosing words={booksPage} />
    </Page>
  );
}
