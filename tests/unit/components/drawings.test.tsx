import { expect, it } from 'vitest';
import { BookCover, coverOf } from '@/components/books/book-cover';
import { type Drawing, type Label } from '@/components/drawings/drawing';
import { Illustration } from '@/components/drawings/illustration';
import { outline, widthOf } from '@/components/drawings/outline';
import { SharePicture } from '@/components/drawings/share-picture';
import { tallNumerals } from '@/components/drawings/tall-numerals';
import { wideNumerals } from '@/components/drawings/wide-numerals';
import { writtenSum } from '@/components/drawings/written-sum';
import { books } from '@/content/books';
import { themeColors } from '@/lib/styles/theme-colors';
import { work } from '@/lib/vedic/multiply';
import { traditional } from '@/lib/vedic/traditional';
import { renderToHtml } from '@/tests/support/render';
import { en } from '@/tests/support/words';

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

const drawings: [name: string, drawing: Drawing][] = [
  ...books.map((book): [string, Drawing] => [book.title, coverOf(book)]),
  ...operands.flatMap(([a, b]): [string, Drawing][] => [
    [`${a} × ${b}, wide`, wideNumerals(work('nikhilam', a, b))],
    [`${a} × ${b}, tall`, tallNumerals(work('nikhilam', a, b))],
  ]),
  ...longOperands.map(([a, b]): [string, Drawing] => [
    `${a} × ${b}, written`,
    writtenSum(traditional(a, b)),
  ]),
];

it.each(drawings)('drawing of %s: no text is outside its frame or over another', (_, drawing) => {
  const [left, top, width, height] = drawing.viewBox;
  const places = textsOf(drawing).flatMap(placesOf);
  expect(places.length).toBeGreaterThan(2);
  for (const { text, x, y } of places) {
    expect(x > left && x < left + width && y > top && y < top + height, String(text)).toBe(true);
  }
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
});

it.each<[name: string, drawing: Drawing, words: string[]]>([
  [
    'the factors, the answer and the signed differences',
    wideNumerals(work('nikhilam', 97, 93)),
    ['97', '93', '9021', '×', '=', '−3', '−7'],
  ],
  [
    'the leading zeros of the right half',
    tallNumerals(work('nikhilam', 998, 997)),
    ['998', '997', '995', '006', '−2', '−3'],
  ],
  [
    'a row for each digit, the answer and the carries',
    writtenSum(traditional(97, 93)),
    ['2', '6', '1', '1', '97', '×', '93', '291', '873', '9021'],
  ],
  [
    'no partial rows for a single digit',
    writtenSum(traditional(97, 3)),
    ['2', '97', '×', '3', '291'],
  ],
])('drawing: shows %s', (_, drawing, words) => {
  expect(wordsOf(drawing).sort()).toEqual(words.sort());
});

it('wide drawing: has captions only where there are some', () => {
  const captions = { short: ['s', 't'], halves: ['u', 'v'], sutra: 'w', meaning: 'm' } as const;
  const sum = work('nikhilam', 97, 93);
  const more = wordsOf(wideNumerals(sum, captions)).slice(wordsOf(wideNumerals(sum)).length);
  expect(more.sort()).toEqual([...'mstuvw']);
});

it('both methods: align their ones, and end on one line', () => {
  const written = writtenSum(traditional(97, 93));
  const vedic = tallNumerals(work('nikhilam', 97, 93), { halves: ['', ''] });
  const find = (drawing: Drawing, text: string) =>
    placesOf(textsOf(drawing).find((label) => String(label.text) === text)!);
  const ones = ['97', '93', '291', '9021'].map((text) => find(written, text).at(-1)!.x);
  expect(new Set(ones).size).toBe(1);
  expect(find(written, '873').at(-1)!.x).toBe(find(written, '9021').at(-2)!.x);
  expect(find(written, '9021')[0]!.y).toBe(find(vedic, '21')[0]!.y);
});

it.each(books)('cover of $title: has its lines, a name and the colors of the theme', (book) => {
  expect(wordsOf(coverOf(book))).toEqual(expect.arrayContaining([...book.coverLines]));
  const html = renderToHtml(<BookCover book={book} locale={en} />);
  expect(html).toContain(`role="img" aria-label="Cover of ${book.title}"`);
  expect(html).not.toMatch(/style=|#[0-9a-f]{3,6}\b|oklch|rgb/i);
});

const drawing: Drawing = {
  viewBox: [10, 20, 100, 50],
  layers: [
    { d: 'M0 0H9V9Z', colour: 'cover-indigo' },
    { d: 'M1 2H3', colour: 'thread', width: 4 },
    { fill: 'thread-text', size: 8, anchor: 'middle', texts: [{ text: '97', x: [11, 22], y: 30 }] },
    { fill: 'foreground', size: 9, lang: 'sa', texts: [{ text: 'सूत्र', x: 1, y: 2 }] },
    { fill: 'foreground', isCaption: true, texts: [{ text: 'caption', x: 1, y: 2 }] },
  ],
};

it('illustration: shows every layer in the colors of the theme, with a name or hidden', () => {
  const named = renderToHtml(<Illustration drawing={drawing} label="A name" />);
  expect(named).toMatch(/^<svg viewBox="10 20 100 50"[^>]* role="img" aria-label="A name"/);
  expect(named).toMatch(
    /M0 0H9V9Z.*M1 2H3.*x="11 22" y="30" font-size="8">97<.*lang="sa".*caption/,
  );
  expect(named).toContain('class="fill-cover-indigo"');
  const hidden = renderToHtml(<Illustration drawing={drawing} />);
  expect(hidden).toContain('aria-hidden="true"');
  expect(hidden).not.toContain('role=');
});

it('share picture: shows the same in its own colors, in place and heavier, without captions', () => {
  const placed = { ...drawing, x: 100, y: 200, scale: 2, weight: 1.5 };
  const html = renderToHtml(<SharePicture name="" title="" drawings={[placed]} />);
  const picture = html.split('<g transform="translate(100 200) scale(2)"')[1]!;
  expect(picture).toMatch(/M0 0H9V9Z.*M1 2H3/);
  expect(picture).toContain(`fill="${themeColors.light['cover-indigo']}"`);
  expect(picture).toContain(`stroke="${themeColors.light.thread}" stroke-width="6"`);
  const starts = [...picture.matchAll(/translate\((\S+) (\S+)\) scale\((\d+) -\3\)/g)];
  const startOf = (digit: string, x: number) => x - 4 * widthOf(digit);
  expect(starts.map(([, ...numbers]) => numbers.map(Number))).toEqual([
    [startOf('9', 11), 30, 8],
    [startOf('7', 22), 30, 8],
    [1, 2, 9],
  ]);
});

it('outline: joins the letters of a conjunct, beside Latin letters too', () => {
  expect(outline('प्र').glyphs.length).toBeLessThan(3);
  expect(widthOf('97 प्र')).toBeCloseTo(widthOf('97 ') + widthOf('प्र'));
});
