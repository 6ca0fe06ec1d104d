import { BuyButton } from '@/components/shop/buy-button';
import { ButtonLink } from '@/components/site/link';
import { RuledList } from '@/components/site/lists';
import { JsonLd, Page } from '@/components/site/page';
import { Rating } from '@/components/site/rating';
import { CallToAction, Lead, Section } from '@/components/site/section';
import { Actions } from '@/components/site/actions';
import { type Book, books } from '@/content/books';
import { type Price } from '@/content/book-schema';
import { site } from '@/content/site';
import { chatLink } from '@/lib/words/social';
import { type Locale } from '@/lib/words/locale';
import { textLanguage } from '@/lib/words/owner-text';
import { graphOf } from '@/lib/seo/graphs';
import { fill, formatRupees } from '@/lib/text/format';
import { BookLead, BookRow } from './book';

const { format: toNumeral } = new Intl.NumberFormat('hi-IN-u-nu-deva');

export function BooksPage({ locale }: { locale: Locale }) {
  const { booksPage, readerReviews } = locale.words;
  const isLead = ({ academic, price }: Book) => !academic || price !== null;
  const leads = books.filter(isLead);
  const studies = books.filter((book) => !isLead(book));
  const sections = leads.length + (studies.length > 0 ? 1 : 0);
  const hasReasons = books.length > 0 && reasonsOf(locale).length > 0;
  const lead = [
    books.some(({ academic }) => !academic) && booksPage.lead.general,
    books.some(({ academic }) => academic) && booksPage.lead.study,
  ];
  return (
    // The list prints on one sheet.
    <Page className="print:[zoom:0.6] print:pb-0 print:[&_[lang=hi-IN][aria-hidden]]:hidden print:[&+footer]:hidden">
      <div>
        <h1>{books.length > 0 ? booksPage.title : booksPage.empty.title}</h1>
        <Lead className="mt-5">
          {books.length > 0 ? lead.filter(Boolean).join(' ') : booksPage.empty.lead}
        </Lead>
        {booksPage.print && <p className="mt-1 hidden print:block">{booksPage.print}</p>}
      </div>
      {leads.map((book, index) => (
        <BookLead
          key={book.id}
          numeral={toNumeral(1 + index)}
          book={book}
          locale={locale}
          isFirst={index === 0}
          purchase={book.price && <Purchase book={book} price={book.price} locale={locale} />}
        />
      ))}
      {studies.length > 0 && (
        <Section
          numeral={toNumeral(1 + leads.length)}
          headingId="study"
          heading={booksPage.study.title}
        >
          <div className="mt-12 grid gap-16 lg:grid-cols-2 lg:gap-x-12 print:mt-6 print:grid-cols-2 print:gap-x-12">
            {studies.map((book, index) => (
              <BookRow
                key={book.id}
                book={book}
                locale={locale}
                isFirst={leads.length + index === 0}
              />
            ))}
          </div>
        </Section>
      )}
      {hasReasons && <WhyTheseBooks numeral={toNumeral(sections + 1)} locale={locale} />}
      {books.length > 0 && readerReviews.length > 0 && (
        <Readers numeral={toNumeral(sections + (hasReasons ? 2 : 1))} locale={locale} />
      )}
      <Order locale={locale} />
      <JsonLd data={graphOf('books', locale)} />
    </Page>
  );
}

function Purchase({ book, price, locale }: { book: Book; price: Price; locale: Locale }) {
  const { button, reported } = locale.words.payment;
  const { id, title } = book;
  return (
    <BuyButton
      book={{ id, title }}
      labels={{
        ...button,
        login: fill(button.login, {
          price: formatRupees(price.list?.price ?? price.upi, locale.tag),
        }),
        buy: fill(button.buy, { price: formatRupees(price.upi, locale.tag) }),
      }}
      reported={reported}
      phone={site.phone}
      tag={locale.tag}
    />
  );
}

const numerals = { sutras: site.teaching.sutras, ways: 2, checks: 9 };

/** The reasons that may be shown. */
const reasonsOf = ({ words }: Locale) =>
  (['sutras', 'ways', 'checks'] as const).filter((name) => name in words.booksPage.reasons.facts);

function WhyTheseBooks({ numeral, locale }: { numeral: string; locale: Locale }) {
  const { title, facts } = locale.words.booksPage.reasons;
  return (
    <Section
      numeral={numeral}
      split
      className="print:hidden"
      headingId="why-these-books"
      heading={title}
    >
      <RuledList className="mt-8 lg:mt-[0.4rem]">
        {reasonsOf(locale).map((name) => (
          <li
            key={name}
            className="grid gap-y-[0.35rem] pt-5 pb-[1.4rem] md:grid-cols-[20.5rem_1fr] md:items-center md:gap-x-6 md:pt-[1.4rem]"
          >
            <span className="flex flex-wrap items-baseline gap-x-[0.6rem] font-display text-numeral leading-[0.95] tracking-[-0.02em] whitespace-nowrap md:flex-nowrap">
              {numerals[name]}
              <small className="text-xl tracking-normal text-muted-foreground">
                {` ${facts[name].unit}`}
              </small>
            </span>
            <div>
              <h3 className="mb-1">{facts[name].title}</h3>
              <p className="text-muted-foreground">{facts[name].text}</p>
            </div>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

function Readers({ numeral, locale: { language, words } }: { numeral: string; locale: Locale }) {
  const { title, quote, from, rating } = words.booksPage.reviews;
  return (
    <Section numeral={numeral} className="print:hidden" headingId="readers" heading={title}>
      <ul className="mt-8 grid gap-8 lg:grid-cols-[5fr_4fr_4fr]">
        {words.readerReviews.map((review) => (
          <li key={review.content} className="border-t-2 border-foreground pt-4">
            <figure>
              <blockquote
                lang={textLanguage(review.content, language, review.lang)}
                className="mb-4 font-display text-lg leading-note text-pretty"
              >
                {fill(quote, { text: review.content })}
              </blockquote>
              <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-[0.2rem]">
                <b lang={textLanguage(fill(from, review), language, review.lang)}>
                  {fill(from, review)}
                </b>
                <Rating value={review.rating} label={fill(rating, review)} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Order({ locale }: { locale: Locale }) {
  const { closing } = locale.words.booksPage;
  return (
    <section className="pt-section print:hidden" aria-labelledby="books-closing">
      <CallToAction>
        <div>
          <h2 id="books-closing" className="max-w-[11em]">
            {closing.title}
          </h2>
          <Lead className="mt-3">{closing.lead}</Lead>
        </div>
        <Actions>
          <ButtonLink variant="chat" href={chatLink(closing.message)}>
            {closing.order}
          </ButtonLink>
        </Actions>
      </CallToAction>
    </section>
  );
}
