import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BookCover, coverOf } from '@/components/books/book-cover';
import { coverDrawings } from '@/components/illustrations/covers';
import { books } from '@/content/books';
import { starPath } from '@/lib/maths/nine-point';
import { textsOf } from './parts';
import { bookTexts, en } from '@/tests/support/words';

describe.each(books)('the cover of $id', (book) => {
  const { title, coverLines } = bookTexts[book.id];
  const markup = renderToStaticMarkup(<BookCover book={book} words={en.words} />);

  it('is a picture with a name and the title line by line', () => {
    expect(markup).toContain(`role="img" aria-label="Cover of ${title}"`);
    for (const line of coverLines) expect(markup).toContain(`>${line}</text>`);
  });

  it('takes its colours from tokens and has no style of its own', () => {
    expect(markup).not.toMatch(/style=|#[0-9a-f]{3,6}\b|oklch|rgb/i);
    expect(markup).toMatch(/class="fill-cover-(indigo|peacock|earth)"/);
  });

  it('keeps every text inside its 300 × 440 units', () => {
    for (const { x, y } of textsOf(coverOf(book, en.words))) {
      for (const at of [x].flat()) expect(at > 0 && at < 300).toBe(true);
      for (const at of [y].flat()) expect(at > 0 && at < 440).toBe(true);
    }
  });
});

describe('what the covers draw', () => {
  const texts = { lines: ['Title'], sutra: 'sutra' };
  const wordsOf = (kind: keyof typeof coverDrawings) =>
    textsOf(coverDrawings[kind](texts)).map(({ text }) => text);
  const linesOf = (kind: keyof typeof coverDrawings) =>
    coverDrawings[kind](texts).layers.flatMap((layer) =>
      'd' in layer && layer.colour === 'cover-saffron' ? layer.d : [],
    );

  it('is the worked example, from the numbers', () => {
    expect(wordsOf('crossing')).toEqual(['Title', 97, 93, '−3', '−7', 9021, 'sutra']);
  });

  it('is the nine strokes of five steps, from the ones on', () => {
    const [, ...steps] = linesOf('crosswise');
    expect(steps.map((d) => d.match(/M/g)!.length)).toEqual([1, 2, 3, 2, 1]);
    expect(steps[0]).toBe('M267 170L267 198');
    expect(steps[4]).toBe('M59 354L59 382');
  });

  it('is the nine-point circle with the star that counts in twos', () => {
    expect(linesOf('nine-point')[1]).toBe(starPath(2, 104, { x: 163, y: 282 }));
    expect(wordsOf('nine-point')).toEqual(['Title', '912345678']);
  });
});
