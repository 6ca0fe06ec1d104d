import { expect, it } from 'vitest';
import { discs, type Drawing, thread } from '@/components/drawings/drawing';
import { Illustration } from '@/components/drawings/illustration';
import { outline, widthOf } from '@/components/drawings/outline';
import { SharePicture } from '@/components/drawings/share-picture';
import { themeColors } from '@/lib/styles/theme-colors';
import { renderToHtml } from '@/tests/support/render';

const drawing: Drawing = {
  viewBox: [10, 20, 100, 50],
  layers: [
    { d: 'M0 0H9V9Z', colour: 'cover-indigo' },
    thread('M1 2H3', 4, 'first'),
    discs([{ x: 5, y: 6 }], 7, 'foreground'),
    { fill: 'thread-text', size: 8, anchor: 'middle', texts: [{ text: '97', x: [11, 22], y: 30 }] },
    { fill: 'foreground', size: 9, lang: 'sa', texts: [{ text: 'सूत्र', x: 1, y: 2 }] },
    { fill: 'foreground', isCaption: true, texts: [{ text: 'caption', x: 1, y: 2 }] },
  ],
};
const picture = renderToHtml(
  <SharePicture
    name=""
    title=""
    drawings={[{ ...drawing, x: 100, y: 200, scale: 2, weight: 1.5 }]}
  />,
).split(/(?=<g transform="translate\(100 200\) scale\(2\)")/)[1]!;
const paths = (html: string) => [...html.matchAll(/ d="(M[^"]+)"/g)].map(([, d]) => d);

it('illustration: shows every layer in the colors of the theme, with a name', () => {
  const html = renderToHtml(<Illustration drawing={drawing} label="A name" />);
  expect(html).toMatch(/^<svg viewBox="10 20 100 50"[^>]* role="img" aria-label="A name"/);
  expect(paths(html)).toEqual(['M0 0H9V9Z', 'M1 2H3', 'M5 6h0']);
  for (const name of ['fill-cover-indigo', 'thread thread-drawn', 'fill-thread-text']) {
    expect(html).toContain(`class="${name}"`);
  }
  expect(html).toMatch(/x="11 22" y="30" font-size="8">97<.*lang="sa"[^>]*>सूत्र<.*>caption</);
  expect(html).not.toContain('style=');
});

it('illustration: is hidden from screen readers without a label', () => {
  const html = renderToHtml(<Illustration drawing={drawing} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('role=');
});

it('share picture: shows the same paths, in place and heavier', () => {
  expect(paths(picture).slice(0, 3)).toEqual(['M0 0H9V9Z', 'M1 2H3', 'M5 6h0']);
  expect(picture).toContain(`fill="${themeColors.light['cover-indigo']}"`);
  expect(picture).toContain(`stroke="${themeColors.light.thread}" stroke-width="6"`);
});

it('share picture: draws each digit in the middle of its cell, and Sanskrit, but no captions', () => {
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
