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

const draw = {
  first: 'thread-drawn',
  later: 'thread-drawn thread-drawn-late',
  last: 'thread-frayed',
  'in-view': 'thread-in-view',
} satisfies Record<NonNullable<PathLayer['draws']>, string>;

function Path({ d, colour, width, opacity, isRound, dash, draws }: PathLayer) {
  if (!width) return <path className={fills[colour]} d={d} />;
  return (
    <path
      className={cn(strokes[colour], draws && draw[draws])}
      strokeWidth={width}
      strokeOpacity={opacity}
      strokeDasharray={dash}
      strokeLinecap={isRound ? 'round' : undefined}
      pathLength={draws && 1}
      d={d}
    />
  );
}

const join = (at: number | readonly number[]) => (typeof at === 'number' ? at : at.join(' '));

const place = ({ x, y, size }: Label) => ({
  x: join(x),
  y: join(y),
  fontSize: size,
});

function Words({ text, result }: Label) {
  return (
    <>
      {text}
      {result && <tspan className={fills['thread-text']}>{result}</tspan>}
    </>
  );
}

function Texts({ texts, fill, size, anchor, opacity, tracking, lang, isCaption }: TextLayer) {
  const look = {
    className: cn(fills[fill], isCaption && 'font-sans font-[450]'),
    textAnchor: anchor,
    fillOpacity: opacity,
    letterSpacing: tracking,
    lang,
  };
  const [only, ...others] = texts;
  if (only && !others.length) {
    return (
      <text {...look} {...place({ size, ...only })}>
        <Words {...only} />
      </text>
    );
  }
  return (
    <g {...look} fontSize={size}>
      {texts.map((label, index) => (
        <text key={index} {...place(label)}>
          <Words {...label} />
        </text>
      ))}
    </g>
  );
}

interface Props extends Omit<ComponentProps<'svg'>, 'viewBox'> {
  drawing: Drawing;
  /** The drawing in words; without it screen readers pass over the drawing. */
  label?: string;
  /** Empty: lines that draw themselves in view wait for that; `now`: they are drawn at once. */
  draw?: '' | 'now';
}

/** Shows a drawing on a page. */
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
