/* eslint-disable @next/next/no-head-element -- a document of its own, not a page of the app */
import { type ComponentProps } from 'react';
import { Illustration } from '@/components/drawings/illustration';
import { sampleFigures } from '@/components/drawings/sample-figures';
import { buttonVariants } from '@/components/ui/button';
import { Sutra } from '@/components/site/sutra';
import { type Book } from '@/content/books';
import { type Block, type Exercises, type SamplePage as Page } from '@/content/sample-pages';
import { type Locale, type Words } from '@/lib/words/locale';
import { cn } from '@/lib/utils';
import { fill } from '@/lib/text/format';
import { CoverPicture } from './book-cover';

// A route cannot render `Button`: its slot needs hooks.
const link = cn(buttonVariants({ variant: 'link' }), 'font-normal');

/** A page, and the links that turn it. Wide windows show two side by side, with a fold between. */
function SamplePage({
  number,
  count,
  words,
  className,
  children,
}: { number: number; count: number; words: Words['sample'] } & ComponentProps<'section'>) {
  return (
    <section
      id={`page-${number}`}
      aria-label={fill(words.page, { number, count })}
      className={cn(
        'sample-page group relative grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] overflow-x-hidden overflow-y-auto bg-card print:h-auto print:min-h-[95vh] print:break-after-page',
        className,
      )}
    >
      {children}
      <div className="sticky bottom-0 grid min-h-11 grid-cols-[1fr_auto_1fr] items-center bg-[linear-gradient(transparent,var(--card)_0.5rem)] text-sm text-muted-foreground print:hidden">
        {number > 1 && (
          <a href={`#page-${number - 1}`} className={cn(link, 'sm:group-even:hidden')}>
            {words.previous}
          </a>
        )}
        <span className="col-start-2" aria-hidden="true">
          {number}
        </span>
        {number < count && (
          <a
            href={`#page-${number + 1}`}
            className={cn(link, 'justify-self-end sm:group-odd:hidden')}
          >
            {words.next}
          </a>
        )}
      </div>
    </section>
  );
}

interface DocumentProps {
  book: Book;
  pages: readonly Page[];
  answers: string;
  styles: readonly string[];
  locale: Locale;
}

/** Without the shell and scripts of the site; light in both themes, as the pages of a printed book. */
export function SampleDocument({ book, pages, answers, styles, locale }: DocumentProps) {
  const { sample } = locale.words;
  const count = pages.length + 1;
  const heading = fill(sample.title, { title: book.title });
  return (
    <html
      lang={locale.language}
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
      <body className="h-full bg-card font-display text-[1rem] leading-normal sm:text-[clamp(0.875rem,2.7vh,1.0625rem)] print:h-auto [&_sup]:text-[0.68em]">
        <main
          aria-label={heading}
          className="grid h-full w-max auto-cols-[100vw] grid-flow-col sm:auto-cols-[50vw] print:block print:h-auto print:w-auto"
        >
          <SamplePage number={1} count={count} words={sample} className="px-5 pt-5 sm:px-8 sm:pt-8">
            <h1 className="sr-only">{heading}</h1>
            <CoverPicture
              book={book}
              locale={locale}
              isFirst
              className="size-full min-h-0 object-contain"
            />
          </SamplePage>
          {pages.map(({ title, sutra, blocks }, index) => (
            <SamplePage
              key={title}
              number={index + 2}
              count={count}
              words={sample}
              className="bg-[linear-gradient(var(--thread),var(--thread))] bg-[length:2px_100%] bg-local bg-[position:1.1rem_0] bg-no-repeat pt-5 pr-5 pl-9 sm:pt-[clamp(1rem,5vh,2rem)] sm:pr-9 sm:pl-14"
            >
              <div lang={book.language} className="mb-2 *:not-last:mb-3">
                <h2 className="text-[1.5em]/[1.15] tracking-[-0.008em]">{title}</h2>
                {sutra && (
                  <div className="border-b pb-3">
                    <Sutra
                      {...sutra}
                      className="text-[1.375em]"
                      latinClassName="text-[1em] leading-normal"
                    />
                  </div>
                )}
                {blocks.map((block, place) => (
                  <SampleBlock key={place} block={block} answers={answers} />
                ))}
              </div>
            </SamplePage>
          ))}
        </main>
      </body>
    </html>
  );
}

/** Text with formulas: `^2` is raised, and a line breaks only before an equals sign. */
export const formula = (text: string) =>
  text
    .replace(/ ([+−×÷]) /g, '\u00a0$1\u00a0')
    .replaceAll('= ', '=\u00a0')
    .split(/\^(\d)/)
    .map((part, index) => (index % 2 ? <sup key={index}>{part}</sup> : part));

function Sums({ title, sums, answers }: Exercises & { answers: string }) {
  const pairs = sums.map((sum) => sum.split(' = ') as [question: string, answer: string]);
  return (
    <div className="[&_i]:text-thread-text [&_i]:not-italic">
      <h3 className="text-[1em] leading-normal tracking-normal text-thread-text">{title}</h3>
      <ol className="grid grid-cols-2 gap-x-2 gap-y-0.5 pt-1.5 pb-2.5 whitespace-nowrap *:flex *:gap-[0.4em]">
        {pairs.map(([question], index) => (
          <li key={question}>
            <i className="min-w-[1.1em]">{index + 1}</i>
            <span>{formula(question)}</span>
          </li>
        ))}
      </ol>
      <p className="border-t pt-2 text-[0.9375em] text-muted-foreground *:inline-block">
        <span className="text-foreground">{answers}</span>{' '}
        {pairs.map(([question, answer], index) => (
          <span key={question} className="ml-2.5">
            <i>{index + 1}</i> {formula(answer)}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Drawings that the site shows larger elsewhere are set to the size of the others. */
const widths: Partial<Record<string, string>> = { complement: 'w-[10em]', crossing: 'w-[11.5em]' };

function SampleBlock({ block, answers }: { block: Block; answers: string }) {
  if (typeof block === 'string') return <p>{formula(block)}</p>;
  if ('sums' in block) return <Sums {...block} answers={answers} />;
  if ('figure' in block) {
    return (
      <Illustration
        drawing={sampleFigures[block.figure](...block.of)}
        label={block.label}
        className={cn('w-[18em] max-w-full overflow-visible', widths[block.figure])}
      />
    );
  }
  return (
    <p className="text-[1.1875em]/[1.55] *:block">
      {block.map((line) => (
        <span key={line}>{formula(line)}</span>
      ))}
    </p>
  );
}
