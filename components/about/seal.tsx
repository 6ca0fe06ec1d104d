import { ninePoints, starPath } from '@/lib/maths/nine-point';

/** A badge: nine points, joined by counting round them in ones, twos or fours. */
export function Seal({ by }: { by: 1 | 2 | 4 }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="seal">
      <path d={starPath(by, 40)} className="thread" strokeWidth="3.2" />
      {ninePoints(40).map(({ digit, x, y }) => (
        <circle key={digit} cx={x} cy={y} r="5" className="fill-foreground" />
      ))}
    </svg>
  );
}
