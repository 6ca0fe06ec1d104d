import { multiples, ninePoints } from '@/lib/maths/nine-point';
import { Figure } from './figure';

const RADIUS = 92;
const CENTRE = { x: 150, y: 112 };

/** Walks round the circle by digit roots, written out below. */
export function CircleFigure({ label, by }: { label: string; by: readonly number[] }) {
  const points = ninePoints(RADIUS, CENTRE);
  const at = new Map(points.map((point) => [point.digit, `${point.x} ${point.y}`]));
  const walks = by.map((step) => ({ step, walk: multiples(step) }));
  return (
    <Figure label={label} width={300} height={232 + 26 * walks.length}>
      <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} className="hair" />
      {walks.toReversed().map(({ step, walk }) => (
        <path
          key={step}
          className={step === by[0] ? 'thread' : 'line'}
          d={`M${walk.map((digit) => at.get(digit)).join('L')}Z`}
        />
      ))}
      <g textAnchor="middle" fontSize="14">
        {points.map(({ digit, x, y }) => (
          <g key={digit}>
            <circle cx={x} cy={y} r="11" className="ring" />
            <text x={x} y={y + 4.8}>
              {digit}
            </text>
          </g>
        ))}
        {walks.map(({ step, walk }, row) => (
          <text
            key={step}
            x={CENTRE.x}
            y={244 + 26 * row}
            fontSize="19"
            className={row === 0 ? 'answer' : undefined}
          >
            {walk.join(', ')}
          </text>
        ))}
      </g>
    </Figure>
  );
}
