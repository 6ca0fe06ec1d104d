import { ninePoints, starPath } from '@/lib/maths/nine-point';

/** The nine-point circle with its digits; the line counts in fours. */
export function NinePointCircle({ label }: { label: string }) {
  const labels = ninePoints(55, { x: 0, y: 3.6 });
  const list = (axis: 'x' | 'y') => labels.map((label) => label[axis]).join(' ');
  return (
    <svg viewBox="-62 -62 124 124" role="img" aria-label={label} data-draw="">
      <circle r="44" className="fill-none stroke-border" strokeWidth="0.6" />
      <path
        className="thread thread-in-view"
        strokeWidth="1.1"
        pathLength="1"
        d={starPath(4, 44)}
      />
      <g className="fill-foreground" fontSize="10.5" textAnchor="middle">
        {ninePoints(44).map(({ digit, x, y }) => (
          <circle key={digit} cx={x} cy={y} r="1.9" />
        ))}
        <text x={list('x')} y={list('y')}>
          {labels.map(({ digit }) => digit).join('')}
        </text>
      </g>
    </svg>
  );
}
