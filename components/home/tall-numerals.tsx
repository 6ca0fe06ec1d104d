import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { cn } from '@/lib/utils';
import { tallNumerals } from './numerals';

interface Props {
  worked: Nikhilam;
  /** The sum in words, for who does not see it. */
  label: string;
  /** What made each half of the answer. */
  halves: readonly [string, string];
  /** Draws the stroke between the halves, and leaves out the room at the left. */
  onSlate?: boolean;
  /** Empty: the thread waits until the drawing is in view; `now`: it is drawn at once. */
  draw?: '' | 'now';
  /** Pixels of a unit of the drawing; it fills its place where none is given. */
  scale?: number;
  className?: string;
}

/** The worked sum as the method writes it, number over number. */
export function TallNumerals({ worked, label, halves, onSlate, draw, scale, className }: Props) {
  const drawing = tallNumerals(worked);
  const left = onSlate ? 18 : 0;
  return (
    <svg
      className={className}
      width={scale && (drawing.width - left) * scale}
      viewBox={`${left} 0 ${drawing.width - left} ${drawing.height}`}
      role="img"
      aria-label={label}
      data-draw={draw}
    >
      {drawing.crossings.map((d, index) => (
        <path
          key={d}
          className={cn(
            'thread',
            onSlate ? 'thread-in-view' : 'thread-drawn',
            !onSlate && index > 0 && 'thread-drawn-late',
          )}
          strokeWidth="3"
          pathLength="1"
          d={d}
        />
      ))}
      <path className="stroke-foreground" strokeWidth="2" d={drawing.rule} />
      {onSlate && <path className="stroke-foreground" strokeWidth="2" d={drawing.divider} />}
      <g className="fill-foreground" fontSize="124" textAnchor="middle">
        {drawing.numbers.map(({ text, x, y }) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <g className="fill-thread-text" fontSize="84" textAnchor="middle">
        {drawing.differences.map(({ text, x, y }) => (
          <text key={y} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <g className="numerals-label" textAnchor="middle">
        {halves.map((text, index) => (
          <text key={index} x={drawing.halves[index]} y="402">
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
