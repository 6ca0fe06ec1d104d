import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { home } from '@/content/en/home';
import { cn } from '@/lib/cn';
import { tallNumerals } from './numerals';
import { fillWorked } from './worked-example';

/**
 * The worked sum as the method writes it, number over number.
 *
 * @param onSlate draws the stroke between the halves of the answer, and waits with the thread
 *   until the drawing is in view.
 */
export function TallNumerals({
  worked,
  onSlate,
  className,
}: {
  worked: Nikhilam;
  onSlate?: boolean;
  className?: string;
}) {
  const drawing = tallNumerals(worked);
  const { picture } = home;
  return (
    <svg
      className={className}
      viewBox={
        onSlate
          ? `18 0 ${drawing.width - 18} ${drawing.height}`
          : `0 0 ${drawing.width} ${drawing.height}`
      }
      role="img"
      aria-label={fillWorked(picture.label, worked)}
      data-draw={onSlate ? '' : undefined}
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
      <path className="stroke-ink" strokeWidth="2" d={drawing.rule} />
      {onSlate && <path className="stroke-ink" strokeWidth="2" d={drawing.divider} />}
      <g className="fill-ink" fontSize="124" textAnchor="middle">
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
        {[picture.left, picture.right].map((text, index) => (
          <text key={text} x={drawing.halves[index]} y="402">
            {fillWorked(text, worked)}
          </text>
        ))}
      </g>
    </svg>
  );
}
