import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type Colour, type Drawing, type Label, type PathLayer, type TextLayer } from './drawing';

const colours: Record<Colour, { fill: string; stroke: string }> = {
  card: { fill: 'fill-card', stroke: 'stroke-card' },
  foreground: { fill: 'fill-foreground', stroke: 'stroke-foreground' },
  'muted-foreground': { fill: 'fill-muted-foreground', stroke: 'stroke-muted-foreground' },
  border: { fill: 'fill-border', stroke: 'stroke-border' },
  input: { fill: 'fill-input', stroke: 'stroke-input' },
  thread: { fill: 'fill-thread', stroke: 'thread' },
  'thread-text': { fill: 'fill-thread-text', stroke: 'stroke-thread-text' },
  'cover-indigo': { fill: 'fill-cover-indigo', stroke: 'stroke-cover-indigo' },
  'cover-peacock': { fill: 'fill-cover-peacock', stroke: 'stroke-cover-peacock' },
  'cover-earth': { fill: 'fill-cover-earth', stroke: 'stroke-cover-earth' },
  'cover-ivory': { fill: 'fill-cover-ivory', stroke: 'stroke-cover-ivory' },
  'cover-saffron': { fill: 'fill-cover-saffron', stroke: 'stroke-cover-saffron' },
};

const drawClasses = {
  first: 'thread-drawn',
  later: 'thread-drawn thread-drawn-late',
  last: 'thread-frayed',
  'in-view': 'thread-in-view',
  step: 'thread-step',
} satisfies Record<NonNullable<PathLayer['draws']>, string>;

function Path({ d, colour, width, opacity, isRound, dash, draws }: PathLayer) {
  if (!width) return <path className={colours[colour].fill} d={d} />;
  return (
    <path
      className={cn(colours[colour].stroke, draws && drawClasses[draws])}
      strokeWidth={width}
      strokeOpacity={opacity}
      strokeDasharray={dash}
      strokeLinecap={isRound ? 'round' : undefined}
      pathLength={draws && 1}
      d={d}
    />
  );
}

const joinCoordinates = (at: number | readonly number[]) => [at].flat().join(' ');

type TextProps = Label & Omit<ComponentProps<'text'>, keyof Label>;

function Text({ text, result, x, y, size, ...props }: TextProps) {
  return (
    <text {...props} x={joinCoordinates(x)} y={joinCoordinates(y)} fontSize={size}>
      {text}
      {result && <tspan className={colours['thread-text'].fill}>{result}</tspan>}
    </text>
  );
}

function Texts({ texts, fill, size, anchor, opacity, tracking, lang, isCaption }: TextLayer) {
  const sharedProps = {
    className: cn(colours[fill].fill, isCaption && 'font-sans font-[450]'),
    textAnchor: anchor,
    fillOpacity: opacity,
    letterSpacing: tracking,
    lang,
  } as const;
  const [only, ...others] = texts;
  if (only && !others.length) return <Text {...sharedProps} size={size} {...only} />;
  return (
    <g {...sharedProps} fontSize={size}>
      {texts.map((label, index) => (
        <Text key={index} {...label} />
      ))}
    </g>
  );
}

export interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'viewBox' | 'scale'> {
  drawing: Drawing;
  /** Without it the drawing is hidden from screen readers. */
  label?: string;
  /** When `in-view` lines are drawn: `''` when they scroll into view, `now` at once. */
  draw?: '' | 'now';
  /** Pixels for each unit of the drawing; without it the drawing fills its container. */
  scale?: number;
}

export function Illustration({
  drawing,
  label,
  draw,
  scale,
  className,
  ...props
}: IllustrationProps) {
  const picture = (
    <svg
      viewBox={drawing.viewBox.join(' ')}
      width={scale && drawing.viewBox[2] * scale}
      // Without a width, WebKit gives a drawing in a grid the width of the whole grid.
      className={cn(!scale && 'w-full', className)}
      fill="none"
      strokeLinejoin="round"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-draw={draw}
      {...props}
    >
      {drawing.layers.map((layer, index) =>
        'd' in layer ? <Path key={index} {...layer} /> : <Texts key={index} {...layer} />,
      )}
    </svg>
  );
  if (!drawing.layers.some((layer) => 'texts' in layer)) return picture;
  // SVG has no `translate`.
  return (
    <span className="contents" translate="no">
      {picture}
    </span>
  );
}

/** A decorative drawing that starts on the margin line; small screens get `tall`. */
export function MarginIllustration({ wide, tall }: { wide: Drawing; tall: Drawing }) {
  return (
    <div className="ml-[calc(var(--spacing-line)-var(--spacing-start))]">
      <Illustration drawing={wide} className="hidden w-full overflow-visible md:block" />
      <Illustration drawing={tall} className="w-full overflow-visible md:hidden" />
    </div>
  );
}
