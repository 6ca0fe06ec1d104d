import { type ComponentProps } from 'react';
import { ninePoints, starPath } from '@/lib/nine-point';

/** The mark: nine points joined by one thread that counts in fours. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" {...props}>
      <path d={starPath(4, 40)} className="thread" strokeWidth="3.2" />
      {ninePoints(40).map((point) => (
        <circle key={point.digit} cx={point.x} cy={point.y} r="6" className="fill-ink" />
      ))}
    </svg>
  );
}
