import { BookLead } from '@/components/books/book-lead';
import { BookRow } from '@/components/books/book-row';
import { BooksClosing } from '@/components/books/books-closing';
import { BooksIntro } from '@/components/books/books-intro';
import { BookCover } from '@/components/books/book-cover';
import { Readers } from '@/components/books/readers';
import { StudyBooks } from '@/components/books/study-books';
import { WhyTheseBooks } from '@/components/books/why-these-books';
import { Purchase } from '@/components/payment/purchase';
import { JsonLd } from '@/components/ui/json-ld';
import { Page } from '@/components/ui/page';
import { books } from '@/content/books';
import { bookTexts } from '@/content/en/books';
import { graphs } from '@/lib/seo/graphs';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('books');

export default function BooksPage() {
  return (
    // The list prints on one sheet.
    <Page className="print:[zoom:0.6] print:pb-0 print:[&_[lang=hi]]:hidden print:[&+footer]:hidden">
      <JsonLd data={graphs.books()} />
      <BooksIntro />
      <WhyTheseBooks numeral="१" />
      {books
        .filter(({ academic }) => !academic)
        .map((book) => (
          <BookLead
            key={book.id}
            numeral="२"
            book={book}
            purchase={
              book.price && (
                <Purchase
                  bookId={book.id}
                  title={bookTexts[book.id].title}
                  price={book.price}
                  cover={<BookCover book={book} />}
                />
              )
            }
          />
        ))}
      <StudyBooks numeral="३">
        {books
          .filter(({ academic }) => academic)
          .map((book) => (
            <BookRow key={book.id} book={book} />
          ))}
      </StudyBooks>
      <Readers numeral="४" />
      <BooksClosing />
    </Page>
  );
}
