import { type Solution, type StepKey } from './types.ts';

export type FigureSize = 'large' | 'medium' | 'small';

/**
 * `part`: of the answer, before what is carried or borrowed; `result`: of the answer as it is.
 * `working`: a small sum or a base.
 */
export type FigureRole = 'number' | 'difference' | 'working' | 'part' | 'carry' | 'result';

/** A text centred at `x` on the baseline `y`, as wide as `widthOf` says. */
export interface Figure {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: FigureSize;
  readonly role: FigureRole;
  /** Which end of a text is fixed where a font draws it narrower or wider; otherwise its centre. */
  readonly align?: 'start' | 'end';
  /** Of a part of the answer: its last digit stands for 10 to this power. */
  readonly place?: number;
  /** Where it is found or used. A figure of no step is always there. */
  readonly steps: readonly number[];
}

type Point = readonly [x: number, y: number];

/** A straight line, in colour between figures; a `rule` as under a sum, or between two parts. */
export interface Stroke {
  readonly from: Point;
  readonly to: Point;
  readonly isRule: boolean;
  readonly steps: readonly number[];
}

/**
 * A sum as its method draws it. The unit is the width of a large digit; the drawing begins at 0, 0,
 * and every figure and stroke is inside it.
 */
export interface SumDrawing {
  readonly width: number;
  readonly height: number;
  readonly figures: readonly Figure[];
  readonly strokes: readonly Stroke[];
}

/** Widths of a character and heights above the baseline, in large digits. */
export const sizes: Record<FigureSize, { font: number; width: number; height: number }> = {
  large: { font: 1.8, width: 1, height: 1.35 },
  medium: { font: 1.2, width: 0.72, height: 0.85 },
  small: { font: 0.85, width: 0.52, height: 0.6 },
};

export const widthOf = (text: string, size: FigureSize) => text.length * sizes[size].width;

/** Of DejaVu Serif, the widest of the common fonts, in parts of the font's size. */
const widestOf = (character: string) =>
  character === ' ' ? 0.32 : /\d/.test(character) ? 0.64 : 0.84;

/** The left and the right end in any font. Large digits have cells. */
function endsOf({ text, x, size, align }: Figure): readonly [left: number, right: number] {
  const { font, width } = sizes[size];
  const half = widthOf(text, size) / 2;
  if (size === 'large') return [x - half, x + half];
  const more = [...text].reduce((sum, sign) => sum + widestOf(sign) * font - width, 0);
  const overflow = Math.max(0, more);
  const before = { start: 0, middle: overflow / 2, end: overflow }[align ?? 'middle'];
  return [x - half - before, x + half + overflow - before];
}

/** Between the baselines of two lines of large digits. */
export const LINE = 2;

/** Of the drawing around its figures. */
const MARGIN = 0.22;

type Place = Pick<Figure, 'size' | 'role'> & Partial<Pick<Figure, 'place' | 'steps' | 'align'>>;

/** What a method puts on its drawing, wherever that begins. */
export class Board {
  readonly figures: Figure[] = [];
  readonly strokes: Stroke[] = [];

  write(text: number | string, x: number, y: number, { steps = [], ...place }: Place) {
    this.figures.push({ text: String(text), x, y, steps, ...place });
  }

  /** Ends at `x`. */
  writeTo(text: number | string, x: number, y: number, place: Place) {
    this.write(text, x - widthOf(String(text), place.size) / 2, y, { ...place, align: 'end' });
  }

  /** Begins at `x`. */
  writeFrom(text: number | string, x: number, y: number, place: Place) {
    this.write(text, x + widthOf(String(text), place.size) / 2, y, { ...place, align: 'start' });
  }

  stroke(from: Point, to: Point, steps: readonly number[]) {
    this.strokes.push({ from, to, isRule: false, steps });
  }

  rule(from: Point, to: Point, steps: readonly number[] = []) {
    this.strokes.push({ from, to, isRule: true, steps });
  }

  /** Shifts all of it to begin at 0, 0. */
  frame(): SumDrawing {
    const boxes = [
      ...this.figures.map((figure) => {
        const [left, right] = endsOf(figure);
        return [left, figure.y - sizes[figure.size].height, right, figure.y + 0.1] as const;
      }),
      ...this.strokes.map(({ from: [x1, y1], to: [x2, y2] }) => {
        return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)] as const;
      }),
    ];
    const left = Math.min(...boxes.map((box) => box[0])) - MARGIN;
    const top = Math.min(...boxes.map((box) => box[1])) - MARGIN;
    const right = Math.max(...boxes.map((box) => box[2])) + MARGIN;
    const bottom = Math.max(...boxes.map((box) => box[3])) + MARGIN;
    const shift = ([x, y]: Point): Point => [x - left, y - top];
    return {
      width: right - left,
      height: bottom - top,
      figures: this.figures.map((figure) => ({
        ...figure,
        x: figure.x - left,
        y: figure.y - top,
      })),
      strokes: this.strokes.map((stroke) => ({
        ...stroke,
        from: shift(stroke.from),
        to: shift(stroke.to),
      })),
    };
  }
}

type Start =
  StepKey | `yavadunam.${'move' | 'square'}` | 'cross' | 'product' | 'combine' | `${string}.`;

/** The steps whose keys begin so. Rows of a product belong to the product after them. */
export type StepsAt = (...starts: readonly Start[]) => number[];

export function stepsAt({ steps }: Solution): StepsAt {
  const keys = steps.map(({ key }, index) => (key === 'parts' ? steps[index + 1]!.key : key));
  return (...starts) =>
    keys.flatMap((key, index) => (starts.some((start) => key.startsWith(start)) ? [index] : []));
}
