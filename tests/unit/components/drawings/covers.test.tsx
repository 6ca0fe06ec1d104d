import { describe, expect, it } from 'vitest';
import { BookCover, coverOf } from '@/components/books/book-cover';
import { coverDrawings } from '@/components/drawings/covers';
import { books } from '@/content/books';
import { type Position } from '@/lib/maths/nine-point';
import { renderToHtml } from '@/tests/support/render';
import { en } from '@/tests/support/words';
import { findTextsOutside, linesOf, strokesOf, textsOf, wordsOf } from './parts';

describe.each(books)('the cover of $id', (book) => {
  const { title, coverLines } = book;

  it('cover: is a picture with a name, in the colors of the theme', () => {
    const html = renderToHtml(<BookCover book={book} locale={en} />);
    expect(html).toContain(`role="img" aria-label="Cover of ${title}"`);
    expect(html).not.toMatch(/style=|#[0-9a-f]{3,6}\b|oklch|rgb/i);
  });

  it('cover: has its title line by line, and every text inside its edges', () => {
    const drawing = coverOf(book);
    expect(wordsOf(drawing)).toEqual(expect.arrayContaining([...coverLines]));
    expect(findTextsOutside(drawing)).toEqual([]);
  });
});

const texts = { lines: ['Title'], sutra: 'sutra' };

it('cover: shows a worked example', () => {
  const drawing = coverDrawings.crossing(texts);
  expect(wordsOf(drawing)).toEqual(['Title', 97, 93, '−3', '−7', 9021, 'sutra']);
});

it('cover: shows the nine strokes of five steps, from the ones to the hundreds', () => {
  const steps = linesOf(coverDrawings.crosswise(texts), 'cover-saffron').slice(1).map(strokesOf);
  expect(steps.map((strokes) => strokes.length)).toEqual([1, 2, 3, 2, 1]);
  const [ones, hundreds] = [steps[0]![0]!, steps[4]![0]!];
  for (const [top, bottom] of [ones, hundreds]) expect(top!.x).toBe(bottom!.x);
  expect(ones[0]!.x).toBeGreaterThan(hundreds[0]!.x);
});

it('cover: shows the nine-point circle, with the star that counts in twos', () => {
  const drawing = coverDrawings['nine-point'](texts);
  const { text, x, y } = textsOf(drawing).at(-1)!;
  const digitAt = (corner: Position) => {
    const distances = [x]
      .flat()
      .map((at, index) => Math.hypot(at - corner.x, [y].flat()[index]! - corner.y));
    return String(text)[distances.indexOf(Math.min(...distances))];
  };
  const [star] = strokesOf(linesOf(drawing, 'cover-saffron')[1]!);
  expect(star!.map(digitAt).join('')).toBe('924681357');
});
