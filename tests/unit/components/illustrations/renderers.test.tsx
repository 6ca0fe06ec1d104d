import { describe, expect, it } from 'vitest';
import { discs, type Drawing, thread } from '@/components/illustrations/drawing';
import { Illustration } from '@/components/illustrations/illustration';
import { outline, widthOf } from '@/components/pictures/outline';
import { palette } from '@/components/pictures/palette';
import { Picture } from '@/components/pictures/picture';
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

describe('Illustration', () => {
  const markup = renderToHtml(<Illustration drawing={drawing} label="A name" />);

  it('illustration: shows every layer in the colors of the theme', () => {
    expect(markup).toMatch(/^<svg viewBox="10 20 100 50"[^>]* role="img" aria-label="A name"/);
    expect(markup).toContain('<path class="fill-cover-indigo" d="M0 0H9V9Z"');
    expect(markup).toMatch(/<path class="thread thread-drawn"[^>]* pathLength="1" d="M1 2H3"/);
    expect(markup).toMatch(/stroke-width="14" stroke-linecap="round" d="M5 6h0"/);
    expect(markup).toMatch(/class="fill-thread-text"[^>]* x="11 22" y="30" font-size="8">97</);
    expect(markup).not.toContain('style=');
  });

  it('illustration: is hidden from screen readers without a label', () => {
    const silent = renderToHtml(<Illustration drawing={drawing} />);
    expect(silent).toContain('aria-hidden="true"');
    expect(silent).not.toContain('role=');
  });
});

describe('Picture', () => {
  const markup = renderToHtml(<Picture drawing={drawing} x={100} y={200} scale={2} weight={1.5} />);

  it('picture: shows the same paths, in place and heavier', () => {
    expect(markup).toContain('translate(80 160) scale(2)');
    expect(markup).toContain(`fill="${palette['cover-indigo']}"`);
    expect(markup).toMatch(new RegExp(`d="M1 2H3" fill="none" stroke="${palette.thread}"`));
    expect(markup).toContain('stroke-width="6"');
  });

  it('picture: draws each digit in its cell, and Sanskrit, but no captions', () => {
    const texts = [...markup.matchAll(/translate\((\S+) (\S+)\) scale\((\d+) -\3\)/g)];
    const [left9, left7] = [9, 7].map((digit, index) => {
      const middle = 80 + 2 * [11, 22][index]!;
      return middle - (16 * widthOf(String(digit))) / 2;
    });
    expect(texts.map(([, ...numbers]) => numbers.map(Number))).toEqual([
      [left9, 220, 16],
      [left7, 220, 16],
      [82, 164, 18],
    ]);
  });
});

describe('outline', () => {
  it('outline: joins the letters of a conjunct, beside Latin letters too', () => {
    expect(outline('प्र').glyphs.length).toBeLessThan(3);
    expect(widthOf('97 प्र')).toBeCloseTo(widthOf('97 ') + widthOf('प्र'));
  });
});
