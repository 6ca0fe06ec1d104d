import { SampleDocument } from '@/components/books/samples/sample-document';
import { books } from '@/content/books';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => books.map(({ id }) => ({ book: id }));

/**
 * The sample pages of a book: a document without the shell of the site, made at build time. The
 * renderer is imported late because Next refuses it among the static imports of a route.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ book: string }> }) {
  const { book: id } = await params;
  const book = books.find((candidate) => candidate.id === id);
  if (!book) return new Response(null, { status: 404 });
  const { renderToStaticMarkup } = await import('react-dom/server');
  return new Response(`<!doctype html>${renderToStaticMarkup(<SampleDocument book={book} />)}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
