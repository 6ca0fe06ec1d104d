import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Cover } from '@/components/books/cover';
import { books, type Book } from '@/content/books';
import { bookTexts } from '@/content/en/books';
import { vedic } from '@/content/en/vedic';
import { starPath } from '@/lib/maths/nine-point';

const draw = (cover: Book['cover'], lines: readonly string[] = ['Title']) =>
  renderToStaticMarkup(<Cover cover={cover} label="Cover of a book" lines={lines} />);

const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

describe.each(books)('the cover of $id', ({ id, cover }) => {
  const markup = draw(cover, bookTexts[id].coverLines);

  it('is a picture with a name and the title line by line', () => {
    expect(markup).toContain('role="img" aria-label="Cover of a book"');
    for (const line of bookTexts[id].coverLines) expect(markup).toContain(`>${line}</text>`);
  });

  it('takes its colours from tokens and has no style of its own', () => {
    expect(markup).not.toMatch(/style=|#[0-9a-f]{3,6}\b|oklch|rgb/i);
    expect(markup).toMatch(/class="fill-cover-(indigo|peacock|earth)"/);
  });

  it('keeps everything inside its 300 × 440 units', () => {
    for (const [, name, value] of markup.matchAll(/ (cx|cy|x|y)="(-?[\d.]+)"/g)) {
      expect(Number(value)).toBeGreaterThan(0);
      expect(Number(value)).toBeLessThan(name!.endsWith('x') ? 300 : 440);
    }
  });
});

describe('what the covers draw', () => {
  it('is the worked example, from the numbers', () => {
    const text = draw('crossing')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(text).toBe(` Title 9 7 −3 9 3 −7 9021 ${vedic.sutras.nikhilam.devanagari} `);
  });

  it('is the nine strokes of five steps, each between two rows of three points', () => {
    const markup = draw('crosswise');
    expect(count(markup, /<circle/g)).toBe(30);
    const strokes = [...markup.matchAll(/d="((?:M[\d. ]+L[\d. ]+)+)"/g)].map(([, d]) => d!);
    expect(strokes.map((d) => count(d, /M/g))).toEqual([1, 2, 3, 2, 1]);
  });

  it('is the nine-point circle with three stars, the one in twos on top', () => {
    const markup = draw('nine-point');
    const stars = [...markup.matchAll(/d="(M[\d. L]+Z)"[^>]*/g)];
    expect(stars).toHaveLength(3);
    expect(stars[2]![0]).toContain('stroke-cover-saffron');
    expect(stars[2]![1]).toBe(starPath(2, 104, { x: 163, y: 282 }));
    expect([...markup.matchAll(/>(\d)<\/text>/g)].map(([, digit]) => Number(digit))).toEqual([
      9, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
  });
});
