import { type CSSProperties } from 'react';
import { drawingOf } from '@sutra/vedic/drawing';
import { type Figure, type FigureRole, sizes, type Stroke, widthOf } from '@sutra/vedic/figures';
import { type Division } from '@sutra/vedic/divide';
import { type Solution } from '@sutra/vedic/types';
import { cn } from '@/lib/utils';
import { cells, type Colour, type Drawing, type Label, type Layer } from './drawing';
import { Illustration, type IllustrationProps } from './illustration';

/** Units of the drawing for the width of a large digit. */
const UNIT = 40;

const fills: Record<FigureRole, Colour> = {
  number: 'foreground',
  difference: 'thread-text',
  working: 'muted-foreground',
  part: 'thread-text',
  carry: 'muted-foreground',
  result: 'foreground',
};

/** From the centre of a text to its anchor. */
const shifts = { start: -1, middle: 0, end: 1 };

const toUnits = (length: number) => Math.round(length * UNIT);

/** Large digits are centred in cells, so that they are one below the other. */
const anchorOf = ({ size, align }: Figure) => (size === 'large' ? undefined : align) ?? 'middle';

function labelOf(figure: Figure): Label {
  const { text, x, size } = figure;
  const y = toUnits(figure.y);
  const half = widthOf(text, size) / 2;
  if (size === 'large' && text.length > 1)
    return { text, x: cells(text.length, toUnits(x - half), UNIT), y };
  return { text, x: toUnits(x + half * shifts[anchorOf(figure)]), y };
}

/** Groups what looks alike and belongs to the same steps. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

function pathOf({ from, to }: Stroke): string {
  const [[x1, y1], [x2, y2]] = [from.map(toUnits), to.map(toUnits)] as [number[], number[]];
  return `M${x1} ${y1}L${x2} ${y2}`;
}

const DIM = 0.3;

/** While a step is shown, its strokes are drawn, those before it are dim, and what comes is not there. */
function stateOf(steps: readonly number[], step: number | undefined, isStroke: boolean) {
  if (step === undefined || !steps.length) return {};
  if (steps.includes(step)) return { draws: 'step' } as const;
  if (Math.min(...steps) > step) return { opacity: 0 };
  return isStroke ? { opacity: DIM } : {};
}

export function methodDrawing(solution: Solution | Division, step?: number): Drawing {
  const { width, height, figures, strokes } = drawingOf(solution);
  const lines = groupBy(strokes, ({ isRule, steps }) => `${isRule} ${steps}`).map(
    ([first, ...others]): Layer => ({
      d: [first!, ...others].map(pathOf).join(''),
      colour: first!.isRule ? 'foreground' : 'thread',
      width: first!.isRule ? 2 : 3,
      ...stateOf(first!.steps, step, !first!.isRule),
    }),
  );
  const keyOf = (figure: Figure) =>
    `${figure.role} ${figure.size} ${anchorOf(figure)} ${figure.steps}`;
  const texts = groupBy(figures, keyOf).map(([first, ...others]): Layer => ({
    fill: fills[first!.role],
    size: toUnits(sizes[first!.size].font),
    anchor: anchorOf(first!),
    texts: [first!, ...others].map(labelOf),
    opacity: stateOf(first!.steps, step, false).opacity,
  }));
  return { viewBox: [0, 0, toUnits(width), toUnits(height)], layers: [...lines, ...texts] };
}

interface Props extends Pick<IllustrationProps, 'label' | 'className'> {
  solution: Solution | Division;
  /** The one that is lit. */
  step?: number;
}

/** A sum as its method draws it. A large digit is 28 pixels wide, on wide screens 36, if there is room. */
export function MethodDrawing({ solution, step, label, className }: Props) {
  const drawing = methodDrawing(solution, step);
  return (
    <Illustration
      drawing={drawing}
      label={label}
      className={cn(
        'h-auto w-[calc(var(--digits)*1.75rem)] max-w-full lg:w-[calc(var(--digits)*2.25rem)]',
        className,
      )}
      style={{ '--digits': drawing.viewBox[2] / UNIT } as CSSProperties}
    />
  );
}
