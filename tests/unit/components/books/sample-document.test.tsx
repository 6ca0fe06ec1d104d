import { describe, expect, it } from 'vitest';
import { formula, SampleDocument } from '@/components/books/sample-document';
import { books } from '@/content/books';
import { samplePages } from '@/content/sample-pages';
import { renderToHtml } from '@/tests/support/render';
import { en } from '@/tests/support/words';

const samples = books.flatMap((book) => {
  const pages = samplePages[book.id];
  return pages ? [{ id: book.id, book, pages }] : [];
});

describe.each(samples)('the sample of $id', ({ book, pages }) => {
  const markup = renderToHtml(
    <SampleDocument
      book={book}
      pages={pages}
      answers="Answers"
      styles={['/site.css']}
      locale={en}
    />,
  );
  const count = pages.length + 1;

  it('sample document: has every page, and links from each to the next', () => {
    const ids = [...markup.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => `page-${index + 1}`));
    const targets = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(2 * (count - 1));
    for (const target of targets) expect(ids).toContain(target);
  });

  it('sample document: fills every text, and keeps a power beside its number', () => {
    expect(markup).not.toMatch(/\{\w+\}|undefined|NaN|<li>[^<]*<sup/);
  });

  it('sample document: draws every figure that it names', () => {
    const figures = pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        typeof block === 'object' && 'figure' in block ? [block.label] : [],
      ),
    );
    expect(figures.length).toBeGreaterThan(1);
    for (const label of figures) expect(markup).toContain(`aria-label="${label}"`);
    expect(markup.match(/role="img"/g)).toHaveLength(figures.length + 1);
  });
});

it('formula: raises powers and does not break at a sign', () => {
  expect(renderToHtml(formula('(10n + 5)^2 = 100n^2 <'))).toBe(
    '(10n\u00a0+\u00a05)<sup>2</sup> =\u00a0100n<sup>2</sup> &lt;',
  );
});
