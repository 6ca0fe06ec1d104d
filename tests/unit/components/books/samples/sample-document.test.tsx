import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exerciseOf } from '@/components/books/samples/exercises';
import { Raised } from '@/components/books/samples/raised';
import { SampleDocument } from '@/components/books/samples/sample-document';
import { books } from '@/content/books';
import { bookTexts } from '@/content/en/books';
import { samplePages } from '@/content/en/sample-pages/pages';

const read = (path: string) =>
  readFile(fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)), 'utf8');

describe.each(books)('the sample of $id', (book) => {
  const markup = renderToStaticMarkup(<SampleDocument book={book} />);
  const pages = samplePages[book.id].length + 1;

  it('is a whole document that keeps out of indexes and runs nothing', () => {
    expect(markup).toMatch(/^<html lang="en">.*<\/html>$/s);
    expect(markup).toContain('<meta name="robots" content="noindex"/>');
    expect(markup).toContain(`<title>${bookTexts[book.id].title}: sample pages</title>`);
    expect(markup).not.toMatch(/<script|<style| style=| on[a-z]+=/);
    expect(markup).not.toMatch(/\{\w+\}|undefined|NaN/);
  });

  it('has a page for each, joined by links that lead somewhere', () => {
    const ids = [...markup.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(Array.from({ length: pages }, (_, index) => `page-${index + 1}`));
    const targets = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(2 * (pages - 1));
    for (const target of targets) expect(ids).toContain(target);
  });

  it('keeps what is raised beside its number', () => {
    expect(markup).not.toMatch(/<li>[^<]*<sup/);
  });

  it('draws every figure it names', () => {
    const figures = samplePages[book.id].flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('label' in block ? [block.label] : [])),
    );
    expect(figures.length).toBeGreaterThan(1);
    for (const label of figures) expect(markup).toContain(`aria-label="${label}"`);
    expect(markup.match(/role="img"/g)).toHaveLength(figures.length + 1);
  });
});

describe('formulas', () => {
  it('raise powers and do not break at a sign', () => {
    const markup = renderToStaticMarkup(<Raised text="(10n + 5)^2 = 100n^2 <" />);
    expect(markup).toBe('(10n\u00a0+\u00a05)<sup>2</sup> =\u00a0100n<sup>2</sup> &lt;');
  });

  it('ask and answer with Indian digit groups from five digits on', () => {
    expect(exerciseOf({ left: 10_000, sign: '−', right: 2873 })).toEqual({
      ask: '10,000 − 2873',
      answer: '7127',
    });
    expect(exerciseOf({ left: 996, sign: '×', right: 988 }).answer).toBe('9,84,048');
    expect(exerciseOf({ square: 65 })).toEqual({ ask: '65^2', answer: '4225' });
  });
});

it('the colours repeated for the sample are those of the paper theme', async () => {
  const site = await read('app/globals.css');
  const sample = await read('public/preview/preview.css');
  const tokens = [...sample.matchAll(/ {2}(--[\w-]+): (oklch\([^)]*\));/g)];
  expect(tokens.length).toBeGreaterThan(10);
  for (const [, name, value] of tokens) {
    // The sample lies on the raised paper: a page is a sheet on the ground, not the ground.
    const source = name === '--background' ? '--card' : name!;
    const [, own] = new RegExp(`${source}: (?:light-dark\\()?(oklch\\([^)]*\\))`).exec(site) ?? [];
    expect(value, name).toBe(own);
  }
});
