import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SampleDocument } from '@/components/books/sample-document';
import { books } from '@/content/books';
import { type Language, languageNames } from '@/content/languages';
import { samplePages } from '@/content/sample-pages';
import { locales } from '@/lib/words/locale';
import { env } from '@/lib/env';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  languageNames.flatMap((language) => Object.keys(samplePages).map((book) => ({ language, book })));

/** The site's stylesheet, which the build has written by the time it prerenders. */
async function stylesheets(): Promise<string[]> {
  const dist = env.NODE_ENV === 'development' ? '.next/dev' : '.next';
  const chunks = join(/* turbopackIgnore: true */ process.cwd(), dist, 'static/chunks');
  const names = await readdir(chunks);
  return names
    .filter((name) => name.endsWith('.css'))
    .map((name) => `/_next/static/chunks/${encodeURIComponent(name)}`);
}

/**
 * The sample pages of a book, prerendered. The renderer is imported late because Next refuses it
 * among the static imports of a route.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/preview/[language]/[book]'>,
) {
  const { language, book: id } = await params;
  const book = books.find((candidate) => candidate.id === id)!;
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(
    <SampleDocument
      book={book}
      pages={samplePages[book.id]!}
      answers={locales[book.language].words.sample.answers}
      styles={await stylesheets()}
      locale={locales[language as Language]}
    />,
  );
  return new Response(`<!doctype html>${html}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
