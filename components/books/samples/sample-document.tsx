/* eslint-disable @next/next/no-head-element, @next/next/no-css-tags -- a document of its own, not a page of the app */
import { type Book } from '@/content/books';
import { bookTexts } from '@/content/en/books';
import { samplePages } from '@/content/en/sample-pages/pages';
import { sampleWords } from '@/content/en/sample-pages/words';
import { fill } from '@/lib/format';
import { BookCover } from '../book-cover';
import { Block } from './block';
import { Leaf } from './leaf';

/**
 * The sample pages of a book as a document of their own: no shell, no script. It is shown in a
 * frame on the books page and can be opened by itself.
 */
export function SampleDocument({ book }: { book: Book }) {
  const { title } = bookTexts[book.id];
  const pages = samplePages[book.id];
  const count = pages.length + 1;
  const heading = fill(sampleWords.title, { title });
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {/* Without a smallest scale, phones zoom out until all pages lie side by side. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{heading}</title>
        <link
          rel="preload"
          href="/preview/display.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="stylesheet" href="/preview/preview.css" />
        <link rel="stylesheet" href="/preview/drawings.css" />
      </head>
      <body>
        <main aria-label={heading}>
          <h1>{heading}</h1>
          <Leaf number={1} count={count} className="leaf-cover">
            <BookCover book={book} />
          </Leaf>
          {pages.map(({ title: name, sutra, blocks }, index) => (
            <Leaf key={name} number={index + 2} count={count}>
              <h2>{name}</h2>
              {sutra && (
                <p className="sutra">
                  <span lang="sa">{sutra.devanagari}</span> <i lang="sa-Latn">{sutra.iast}</i>{' '}
                  <span>{sutra.meaning}</span>
                </p>
              )}
              {blocks.map((block, place) => (
                <Block key={place} block={block} />
              ))}
            </Leaf>
          ))}
        </main>
      </body>
    </html>
  );
}
