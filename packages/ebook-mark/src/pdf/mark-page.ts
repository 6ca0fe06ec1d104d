import { type Box } from './page.ts';

/** Units of a page of A4; larger pages have a larger mark. */
const FONT_SIZE = 7;
const SMALLEST_FONT = 5;
const MARGIN = 12;
const A4_WIDTH = 595;

interface View {
  box: Box;
  /** Clockwise quarter turns. */
  quarters: number;
  /** Of a point, for very large pages. */
  unit: number;
}

const round = (value: number) => String(Number(value.toFixed(2)));

/** A line at the lower left as the page is seen, however it is turned. */
function placeText({ left, bottom, right, top }: Box, quarters: number, margin: number) {
  const places = [
    [1, 0, 0, 1, left + margin, bottom + margin],
    [0, 1, -1, 0, right - margin, bottom + margin],
    [-1, 0, 0, -1, right - margin, top - margin],
    [0, -1, 1, 0, left + margin, top - margin],
  ];
  return places[quarters]!.map(round).join(' ');
}

/**
 * Operators that write a text on a page: grey with a white edge, to be seen on any picture, and an
 * artifact, which screen readers skip.
 *
 * @param text of printable ASCII.
 */
export function drawMark(text: string, font: string, { box, quarters, unit }: View): string {
  const side = Math.min(box.right - box.left, box.top - box.bottom) * unit;
  const size = Math.max(SMALLEST_FONT, (FONT_SIZE * side) / A4_WIDTH) / unit;
  const margin = (MARGIN * size) / FONT_SIZE;
  const escaped = text.replace(/[\\()]/g, '\\$&');
  return [
    '/Artifact BMC q BT',
    `${font} ${round(size)} Tf ${placeText(box, quarters, margin)} Tm`,
    `1 J 1 j 1 G ${round(size / 4)} w 1 Tr (${escaped}) Tj`,
    `${placeText(box, quarters, margin)} Tm 0.35 g 0 Tr (${escaped}) Tj`,
    'ET Q EMC',
  ].join('\n');
}
