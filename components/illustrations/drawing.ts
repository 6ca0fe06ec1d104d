import { type Point, type Position } from '@/lib/maths/nine-point';

/** The colours of drawings, by their tokens. */
export type Colour =
  | 'card'
  | 'foreground'
  | 'muted-foreground'
  | 'border'
  | 'input'
  | 'thread'
  | 'thread-text'
  | `cover-${'indigo' | 'peacock' | 'earth' | 'ivory' | 'saffron'}`;

/** A text on its baseline. A list sets each character in a place of its own. */
export interface Label {
  readonly text: string | number;
  readonly x: number | readonly number[];
  readonly y: number | readonly number[];
  readonly size?: number;
  /** Draws the text in the colour of answers. */
  readonly result?: string;
}

export interface TextLayer {
  readonly texts: readonly Label[];
  readonly fill: Colour;
  /** In units of the drawing; without it the place that shows the drawing sets the size. */
  readonly size?: number;
  readonly anchor?: 'middle' | 'end';
  readonly opacity?: number;
  /** Added between letters, in units of the drawing. */
  readonly tracking?: number;
  /** Sanskrit is left out of share pictures: their renderer cannot shape Devanagari. */
  readonly lang?: 'sa';
  /** In the text face; numerals are in the display face. */
  readonly isCaption?: boolean;
}

export interface PathLayer {
  /** The `d` of an SVG path. */
  readonly d: string;
  /** A filled area without a `width`, else a line. */
  readonly colour: Colour;
  readonly width?: number;
  readonly opacity?: number;
  /** Round ends and corners, which the thread always has. */
  readonly isRound?: boolean;
  readonly dash?: string;
  /** When the line draws itself: with the page, after that, or when it comes into view. */
  readonly draws?: 'first' | 'later' | 'last' | 'in-view';
}

export type Layer = PathLayer | TextLayer;

/** A picture as data, from the lowest layer to the highest. */
export interface Drawing {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly layers: readonly Layer[];
}

/** Centres of cells side by side, since the display face has no tabular figures. */
export function cells(count: number, start: number, cell: number): number[] {
  return Array.from({ length: count }, (_, index) => start + cell * (index + 0.5));
}

/** A line of the thread. */
export function thread(d: string, width: number, draws?: PathLayer['draws']): PathLayer {
  return { d, colour: 'thread', width, draws };
}

/** Discs of one radius, as the round ends of lines without a length: one path for all of them. */
export function discs(at: readonly Position[], radius: number, colour: Colour): PathLayer {
  return {
    d: at.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    colour,
    width: 2 * radius,
    isRound: true,
  };
}

/** The nine digits around their places, as one text. */
export function digitsAt(points: readonly Point[]): Label {
  return {
    text: points.map(({ digit }) => digit).join(''),
    x: points.map(({ x }) => x),
    y: points.map(({ y }) => y),
  };
}

/** A circle as the `d` of an SVG path, from its top. */
export function circlePath(radius: number, { x, y }: Position = { x: 0, y: 0 }): string {
  const half = `a${radius} ${radius} 0 1 1 0`;
  return `M${x} ${y - radius}${half} ${2 * radius}${half} ${-2 * radius}`;
}

/** Numbers on one baseline, each around a middle of its own. */
export function row(
  values: readonly (number | string)[],
  at: readonly number[],
  y: number,
  size: number,
  fill: Colour = 'foreground',
): TextLayer {
  const texts = values.map((text, index) => ({ text, x: at[index]!, y }));
  return { fill, size, anchor: 'middle', texts };
}
