import { expect, it } from 'vitest';
import { formula, SampleDocument } from '@/components/books/sample-document';
import { books } from '@/content/books';
import { samplePages } from '@/content/sample-pages';
import { renderToHtml } from '@/tests/support/render';
import { en } from '@/tests/support/words';

const samples = books.filter(({ id }) => samplePages[id]);

it('sample document: is filled, and has every page, link and figure', () => {
  for (const book of samples) {
    const pages = samplePages[book.id]!;
    const html = renderToHtml(
      <SampleDocument book={book} pages={pages} answers="Answers" styles={[]} locale={en} />,
    );
    expect.soft(html, book.id).not.toMatch(/\{\w+\}|undefined|NaN|<li>[^<]*<sup/);
    expect.soft(html.match(/<section id="page-\d+"/g), book.id).toHaveLength(pages.length + 1);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g))
      expect.soft(html, book.id).toContain(`id="${id}"`);
    const figures = pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        typeof block === 'object' && 'figure' in block ? [block.label] : [],
      ),
    );
    for (const label of figures) expect.soft(html, book.id).toContain(`aria-label="${label}"`);
  }
});

it('formula: raises powers and does not break at a sign', () => {
  expect(renderToHtml(formula('(10n + 5)^2 = 100n^2 <'))).toBe(
    '(10n\u00a0+\u00a05)<sup>2</sup> =\u00a0100n<sup>2</sup> &lt;',
  );
});
