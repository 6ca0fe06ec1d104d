import { type FigureRole, sizes, type SumDrawing, widthOf } from './figures.ts';

/** Pixels for the width of a large digit. */
const UNIT = 24;

const px = (length: number) => Math.round(length * UNIT * 10) / 10;

const escape = (text: string) => text.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What is no part of the answer is lighter. */
const light: Partial<Record<FigureRole, string>> = {
  difference: ' opacity="0.7"',
  working: ' opacity="0.7"',
  carry: ' opacity="0.7"',
};

/** Which end of a figure is fixed, and where it is. */
const ends = { start: -0.5, middle: 0, end: 0.5 };

/** A drawing as a whole SVG file, or to put into a page: in the colour of the text around it. */
export function toSvg({ width, height, figures, strokes }: SumDrawing): string {
  const lines = strokes.map(({ from, to, isRule }) => {
    const [x1, y1, x2, y2] = [...from, ...to].map(px);
    const style = isRule ? 'stroke-width="1.5"' : 'stroke-width="2" opacity="0.4"';
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="currentColor" ${style}/>`;
  });
  const texts = figures.flatMap(({ text, x, y, size, role, align }) => {
    const length = widthOf(text, size);
    const style = `y="${px(y)}" font-size="${px(sizes[size].font)}"${light[role] ?? ''}`;
    const write = (shown: string, at: number, anchor: keyof typeof ends) =>
      `<text x="${px(at)}" text-anchor="${anchor}" ${style}>${escape(shown)}</text>`;
    // Large digits are in cells, so that they are one below the other.
    if (size === 'large')
      return Array.from(text, (digit, at) => write(digit, x - length / 2 + at + 0.5, 'middle'));
    const anchor = align ?? 'middle';
    return [write(text, x + length * ends[anchor], anchor)];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}" fill="currentColor" font-family="serif">`,
    ...lines,
    ...texts,
    '</svg>',
    '',
  ].join('\n');
}
