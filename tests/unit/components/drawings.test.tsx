import { expect, it } from 'vitest';
import { coverOf } from '@/components/books/book-cover';
import { type Drawing, type Label, type Layer, piecesOf } from '@/components/drawings/drawing';
import { methodDrawing } from '@/components/drawings/method-drawing';
import { outline, widthOf } from '@/components/drawings/outline';
import { SharePicture } from '@/components/drawings/share-picture';
import { tallNumerals } from '@/components/drawings/tall-numerals';
import { wideNumerals } from '@/components/drawings/wide-numerals';
import { writtenSum } from '@/components/drawings/written-sum';
import { books } from '@/content/books';
import { themeColors } from '@/lib/styles/theme-colors';
import { multiply, work } from '@sutra/vedic/multiply';
import { traditional } from '@sutra/vedic/traditional';
import { drawnSums } from '@/tests/support/drawn-sums';
import { renderToHtml } from '@/tests/support/render';

const textsOf = ({ layers }: Drawing): readonly Label[] =>
  layers.flatMap((layer) => ('d' in layer ? [] : layer.texts));
const wordsOf = (drawing: Drawing) => textsOf(drawing).map(({ text }) => String(text));

/** Each character with its place, or the whole text where its characters have none of their own. */
const placesOf = ({ text, x, y }: Label) =>
  [x].flat().map((at, index) => ({ text, x: at, y: [y].flat()[index] ?? [y].flat()[0]! }));

/** Below the base, above it, on both sides, with three digits, and with long differences. */
const operands = [
  [97, 93],
  [104, 106],
  [98, 102],
  [998, 997],
  [88, 87],
] as const;
const longOperands = [...operands, [97, 3], [987_654, 456_789]] as const;

type Row = [name: string, drawing: Drawing, words: readonly string[]];
const numbers = (...values: number[]) => values.map(String);
const drawings: Row[] = [
  ...books.map((book): Row => [book.title, coverOf(book), book.coverLines]),
  ...operands.flatMap(([a, b]): Row[] => [
    [`${a} × ${b}, wide`, wideNumerals(work('nikhilam', a, b)), numbers(a, b, a * b)],
    [`${a} × ${b}, tall`, tallNumerals(work('nikhilam', a, b)), numbers(a, b)],
  ]),
  ...longOperands.map(([a, b]): Row => [
    `${a} × ${b}, written`,
    writtenSum(traditional(a, b)),
    numbers(a, b, a * b),
  ]),
];

it('drawings: no text is missing, outside its frame or over another', () => {
  for (const [_, drawing, words] of drawings) {
    expect.soft(wordsOf(drawing), _).toEqual(expect.arrayContaining([...words]));
    const [left, top, width, height] = drawing.viewBox;
    const places = textsOf(drawing).flatMap(placesOf);
    expect.soft(places.length, _).toBeGreaterThan(0);
    for (const { text, x, y } of places) {
      expect
        .soft(x > left && x < left + width && y > top && y < top + height, String(text))
        .toBe(true);
    }
    expect.soft(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, _).toBe(places.length);
  }
});

it('drawings of sums: the glyphs are inside their frame and apart', () => {
  for (const [a, b] of drawnSums) {
    const solved = multiply(a, b);
    if (!solved.ok) throw new Error(solved.code);
    const { viewBox, layers } = methodDrawing(solved.solution);
    const [, , width, height] = viewBox;
    const boxes = layers.flatMap((layer) =>
      'd' in layer
        ? []
        : piecesOf(layer).map(({ text, x, y, size }) => {
            // Without the white at both sides of a glyph.
            const half = 0.44 * widthOf(text) * size;
            return { text, left: x - half, right: x + half, top: y - 0.68 * size, bottom: y };
          }),
    );
    boxes.forEach((box, index) => {
      expect
        .soft(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height, box.text)
        .toBe(true);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          other.left >= box.right ||
          other.right <= box.left ||
          other.top >= box.bottom ||
          other.bottom <= box.top;
        expect.soft(isApart, `${box.text} and ${other.text}`).toBe(true);
      }
    });
  }
});

it('share picture: colors the shapes of a drawing and outlines its digits, without captions', () => {
  const layers: Layer[] = [
    { d: 'M0 0H9V9Z', colour: 'cover-indigo' },
    { fill: 'thread-text', size: 8, texts: [{ text: '97', x: [11, 22], y: 30 }] },
    { fill: 'foreground', size: 5, isCaption: true, texts: [{ text: 'caption', x: 1, y: 2 }] },
  ];
  const html = renderToHtml(<SharePicture name="" title="" drawings={[{ layers }]} />);
  expect(html).toContain(`d="M0 0H9V9Z" fill="${themeColors.light['cover-indigo']}"`);
  expect(html.match(/ scale\(8 -8\)/g)).toHaveLength(2);
  expect(html).not.toContain('scale(5 -5)');
});

it('outline: joins the letters of a conjunct, beside Latin letters too', () => {
  expect(outline('प्र').glyphs.length).toBeLessThan(3);
  expect(widthOf('97 प्र')).toBeCloseTo(widthOf('97 ') + widthOf('प्र'));
});
