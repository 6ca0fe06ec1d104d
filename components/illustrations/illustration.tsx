import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { type Colour, type Drawing, type Label, type PathLayer, type TextLayer } from './drawing';

const fills: Record<Colour, string> = {
  card: 'fill-card',
  foreground: 'fill-foreground',
  'muted-foreground': 'fill-muted-foreground',
  border: 'fill-border',
  input: 'fill-input',
  thread: 'fill-thread',
  'thread-text': 'fill-thread-text',
  'cover-indigo': 'fill-cover-indigo',
  'cover-peacock': 'fill-cover-peacock',
  'cover-earth': 'fill-cover-earth',
  'cover-ivory': 'fill-cover-ivory',
  'cover-saffron': 'fill-cover-saffron',
};

const strokes: Record<Colour, string> = {
  card: 'stroke-card',
  foreground: 'stroke-foreground',
  'muted-foreground': 'stroke-muted-foreground',
  border: 'stroke-border',
  input: 'stroke-input',
  thread: 'thread',
  'thread-text': 'stroke-thread-text',
  'cover-indigo': 'stroke-cover-indigo',
  'cover-peacock': 'stroke-cover-peacock',
  'cover-earth': 'stroke-cover-earth',
  'cover-ivory': 'stroke-cover-ivory',
  'cover-saffron': 'stroke-cover-saffron',
};

const drawClasses = {
  first: 'thread-drawn',
  later: 'thread-drawn thread-drawn-late',
  last: 'thread-frayed',
  'in-view': 'thread-in-view',
} satisfies Record<NonNullable<PathLayer['draws']>, string>;

function Path({ d, colour, width, opacity, isRound, dash, draws }: PathLayer) {
  if (!width) return <path className={fills[colour]} d={d} />;
  return (
    <path
      className={cn(strokes[colour], draws && drawClasses[draws])}
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
      {result && <tspan className={fills['thread-text']}>{result}</tspan>}
    </>
  );
}

function Texts({ texts, fill, size, anchor, opacity, tracking, lang, isCaption }: TextLayer) {
  const sharedProps = {
    className: cn(fills[fill], isCaption && 'font-sans font-[450]'),
    textAnchor: anchor,
    fillOpacity: opacity,
    letterSpacing: tracking,
    lang,
  };
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
