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

const joinCoordinates = (at: number | readonly number[]) =>
  typeof at === 'number' ? at : at.join(' ');

const positionProps = ({ x, y, size }: Label) => ({
  x: joinCoordinates(x),
  y: joinCoordinates(y),
  fontSize: size,
});

function LabelText({ text, result }: Label) {
  return (
    <>
      {text}
      {result && <tspan className={colours['thread-text'].fill}>{result}</tspan>}
    </>
  );
}

function Texts({ texts, fill, size, anchor, opacity, tracking, lang, isCaption }: TextLayer) {
  const sharedProps = {
    className: cn(colours[fill].fill, isCaption && 'font-sans font-[450]'),
    textAnchor: anchor,
    fillOpacity: opacity,
    letterSpacing: tracking,
    lang,
    translate: isCaption ? undefined : 'no',
  } as const;
  const [only, ...others] = texts;
  if (only && !others.length) {
    return (
      <text {...sharedProps} {...positionProps({ size, ...only })}>
        <LabelText {...only} />
      </text>
    );
  }
  return (
    <g {...sharedProps} fontSize={size}>
      {texts.map((label, index) => (
        <text key={index} {...positionProps(label)}>
          <LabelText {...label} />
        </text>
      ))}
    </g>
  );
}

interface Props extends Omit<ComponentProps<'svg'>, 'viewBox'> {
  drawing: Drawing;
  /** Without it the drawing is hidden from screen readers. */
  label?: string;
  /** When `in-view` lines are drawn: `''` when they scroll into view, `now` at once. */
  draw?: '' | 'now';
}

export function Illustration({ drawing, label, draw, ...props }: Props) {
  return (
    <svg
      viewBox={drawing.viewBox.join(' ')}
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
