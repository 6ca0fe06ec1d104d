import { type ComponentProps } from 'react';
import { ninePoints, starPath } from '@/lib/maths/nine-point';

/**
 * The mark: nine points joined by one thread that counts in fours. Its radius is that of the circle
 * on the home page, whose numbers then compress to nothing.
 */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="-55 -55 110 110" aria-hidden="true" {...props}>
      <path d={starPath(4, 44)} className="thread" strokeWidth="3.52" />
      {ninePoints(44).map((point) => (
        <circle key={point.digit} cx={point.x} cy={point.y} r="6.6" className="fill-foreground" />
      ))}
    </svg>
  );
}
