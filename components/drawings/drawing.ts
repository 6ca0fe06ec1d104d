import { type Point, type Position } from '@/components/drawings/star-path';

/** Colour tokens of app/globals.css. */
export type Colour =
  | 'card'
  | 'foreground'
  | 'muted-foreground'
  | 'border'
  | 'input'
  | 'thread'
  | 'thread-text'
  | `cover-${'indigo' | 'peacock' | 'earth' | 'ivory' | 'saffron'}`;

/** `y` is the baseline. A list of coordinates places each character. */
export interface Label {
  readonly text: string | number;
  readonly x: number | readonly number[];
  readonly y: number | readonly number[];
  readonly size?: number;
  /** Follows `text`, in the colour of answers. */
  readonly result?: string;
}

export interface TextLayer {
  readonly texts: readonly Label[];
  readonly fill: Colour;
  /** In units of the drawing; otherwise CSS sets it. */
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly opacity?: number;
  /** Letter spacing in units of the drawing. */
  readonly tracking?: number;
  readonly lang?: 'sa';
  /** In the sans font; numerals are in the display font. */
  readonly isCaption?: boolean;
}

export interface PathLayer {
  readonly d: string;
  readonly colour: Colour;
  /** Stroke width; without it the path is filled. */
  readonly width?: number;
  readonly opacity?: number;
  /** Round line ends, which the thread always has. */
  readonly isRound?: boolean;
  readonly dash?: string;
  /** Animation: three turns after the page loads, when the line scrolls into view, or with its step. */
  readonly draws?: 'first' | 'later' | 'last' | 'in-view' | 'step';
}

export type Layer = PathLayer | TextLayer;

/** A picture as data, for pages (SVG) and share pictures; later layers cover earlier ones. */
export interface Drawing {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly layers: readonly Layer[];
}

/** Centres of adjacent cells: the display font has no tabular figures. */
export function cells(count: number, start: number, cell: number): number[] {
  return Array.from({ length: count }, (_, index) => start + cell * (index + 0.5));
}

/** A line in the accent colour, which joins the parts of a sum. */
export function thread(d: string, width: number, draws?: PathLayer['draws']): PathLayer {
  return { d, colour: 'thread', width, draws };
}

/** Vertical threads. */
export const joins = (xs: readonly number[], from: number, to: number) =>
  thread(xs.map((x) => `M${x} ${from}V${to}`).join(''), 2);

/** One path for all discs: each is the round end of a line of length 0. */
export function discs(at: readonly Position[], radius: number, colour: Colour): PathLayer {
  return {
    d: at.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    colour,
    width: 2 * radius,
    isRound: true,
  };
}

export function digitsAt(points: readonly Point[]): Label {
  return {
    text: points.map(({ digit }) => digit).join(''),
    x: points.map(({ x }) => x),
    y: points.map(({ y }) => y),
  };
}

/** Starts at the top. */
export function circlePath(radius: number, { x, y }: Position = { x: 0, y: 0 }): string {
  const half = `a${radius} ${radius} 0 1 1 0`;
  return `M${x} ${y - radius}${half} ${2 * radius}${half} ${-2 * radius}`;
}

/** Texts on the baseline `y`, centred at the x coordinates of `at`. */
export function row(
  values: readonly (number | string)[],
  at: readonly number[],
  y: number,
  size?: number,
  fill: Colour = 'foreground',
): TextLayer {
  const texts = values.map((text, index) => ({ text, x: at[index]!, y }));
  return { fill, size, anchor: 'middle', texts };
}

/** Texts of the page beside a drawing; CSS sets their size. */
export const captions = (values: readonly string[], at: readonly number[], y: number): Layer => ({
  ...row(values, at, y, undefined, 'muted-foreground'),
  isCaption: true,
});

/** Each text of a layer, or each character that has a cell of its own. */
export const piecesOf = ({ texts, size = 0 }: TextLayer) =>
  texts.flatMap(({ text, x, y, size: own = size }) => {
    const pieces = typeof x === 'number' ? [String(text)] : [...String(text)];
    return pieces.map((piece, index) => ({
      text: piece,
      x: [x].flat()[index]!,
      y: typeof y === 'number' ? y : y[index]!,
      size: own,
    }));
  });
