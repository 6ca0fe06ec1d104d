/* eslint-disable @next/next/no-head-element -- a document of its own, not a page of the app */
import { Illustration } from '@/components/illustrations/illustration';
import { type Book } from '@/content/books';
import { bookTexts } from '@/content/en/books';
import { samplePages } from '@/content/en/sample-pages/pages';
import { sampleWords } from '@/content/en/sample-pages/words';
import { cn } from '@/lib/utils';
import { fill } from '@/lib/format';
import { coverLabel, coverOf } from '../book-cover';
import { SampleBlock } from './blocks';

const link =
  'inline-flex min-h-11 items-center text-peacock underline decoration-thread-strong decoration-2 underline-offset-[0.28em] hover:decoration-3';
const fold =
  'sm:after:pointer-events-none sm:after:absolute sm:after:inset-y-0 sm:after:w-10 after:from-foreground/11 after:to-transparent';
/** Wide windows show two pages at a time, with a fold between them. */
const sides = {
  left: 'sm:scroll-mr-[50vw] after:right-0 after:bg-linear-to-l',
  right: 'sm:snap-align-none sm:scroll-ml-[50vw] after:left-0 after:bg-linear-to-r',
};

interface Props {
  number: number;
  count: number;
  isCover?: boolean;
  children: React.ReactNode;
}

/** One page of the sample, and the links that turn it. */
function SamplePage({ number, count, isCover, children }: Props) {
  const isLeft = number % 2 === 1;
  return (
    <section
      id={`page-${number}`}
      aria-label={fill(sampleWords.page, { number, count })}
      className={cn(
        'relative grid h-dvh snap-start snap-always grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] overflow-x-hidden overflow-y-auto bg-card print:h-auto print:min-h-[95vh] print:break-after-page',
        fold,
        isLeft ? sides.left : sides.right,
        !isCover &&
          'bg-[linear-gradient(var(--thread),var(--thread))] bg-[length:2px_100%] bg-local bg-[position:1.1rem_0] bg-no-repeat pt-5 pr-5 pl-9 sm:pt-[clamp(1rem,5vh,2rem)] sm:pr-9 sm:pl-14',
      )}
    >
      <div className={isCover ? 'min-h-0 px-5 pt-5 *:size-full sm:px-8 sm:pt-8' : 'mb-2 space-y-3'}>
        {children}
      </div>
      <div
        className={cn(
          'sticky bottom-0 grid min-h-11 grid-cols-[1fr_auto_1fr] items-center bg-[linear-gradient(transparent,var(--card)_0.5rem)] text-sm text-muted-foreground print:hidden',
          isCover && 'px-5 sm:px-9',
        )}
      >
        {number > 1 && (
          <a className={cn(link, !isLeft && 'sm:hidden')} href={`#page-${number - 1}`}>
            {sampleWords.previous}
          </a>
        )}
        <span className="col-start-2" aria-hidden="true">
          {number}
        </span>
        {number < count && (
          <a
            className={cn(link, 'justify-self-end', isLeft && 'sm:hidden')}
            href={`#page-${number + 1}`}
          >
            {sampleWords.next}
          </a>
        )}
      </div>
    </section>
  );
}

/**
 * The sample pages of a book as a document of their own, without the shell and scripts of the site.
 * A printed book is light at any hour.
 */
export function SampleDocument({ book, styles }: { book: Book; styles: readonly string[] }) {
  const pages = samplePages[book.id];
  const count = pages.length + 1;
  const heading = fill(sampleWords.title, { title: bookTexts[book.id].title });
  return (
    <html
      lang="en"
      data-theme="light"
      className="h-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden print:h-auto print:overflow-visible"
    >
      <head>
        <meta charSet="utf-8" />
        {/* Without a smallest scale, phones zoom out until all pages lie side by side. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{heading}</title>
        {styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
      </head>
      <body className="h-full bg-card font-display text-[1rem] leading-normal sm:text-[clamp(0.875rem,2.7vh,1.0625rem)] print:h-auto">
        <main
          aria-label={heading}
          className="grid h-full w-max auto-cols-[100vw] grid-flow-col sm:auto-cols-[50vw] print:block print:h-auto print:w-auto"
        >
          <h1 className="sr-only">{heading}</h1>
          <SamplePage number={1} count={count} isCover>
            <Illustration drawing={coverOf(book)} label={coverLabel(book)} />
          </SamplePage>
          {pages.map(({ title, sutra, blocks }, index) => (
            <SamplePage key={title} number={index + 2} count={count}>
              <h2 className="text-[1.5em]/[1.15] tracking-[-0.008em]">{title}</h2>
              {sutra && (
                <p className="border-b border-border pb-3 *:block">
                  <span lang="sa" className="text-[1.375em]/[1.45] text-thread-text">
                    {sutra.devanagari}
                  </span>{' '}
                  <i lang="sa-Latn" className="not-italic">
                    {sutra.iast}
                  </i>{' '}
                  <span className="text-muted-foreground">{sutra.meaning}</span>
                </p>
              )}
              {blocks.map((block, place) => (
                <SampleBlock key={place} block={block} />
              ))}
            </SamplePage>
          ))}
        </main>
      </body>
    </html>
  );
}
