import { ninePoints, starPath } from '@/lib/maths/nine-point';
import { CoverFrame } from './cover-frame';

const RADIUS = 104;
const CENTRE = { x: 163, y: 282 };

const title = { y: 62, size: 31.5, leading: 36 };

/** The Nine-Point Circle: counting in ones, twos and fours, by digit roots. */
export function CoverNinePoint({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <CoverFrame label={label} lines={lines} ground="fill-cover-earth" title={title}>
      <g className="fill-none" strokeLinejoin="round">
        <g className="stroke-cover-ivory" strokeOpacity="0.5" strokeWidth="1.2">
          <path d={starPath(4, RADIUS, CENTRE)} />
          <path d={starPath(1, RADIUS, CENTRE)} />
        </g>
        <path d={starPath(2, RADIUS, CENTRE)} className="stroke-cover-saffron" strokeWidth="3" />
      </g>
      <g fontSize="14.5" textAnchor="middle">
        {ninePoints(RADIUS, CENTRE).map(({ digit, x, y }) => (
          <g key={digit}>
            <circle
              cx={x}
              cy={y}
              r="11.5"
              className="fill-cover-earth stroke-cover-ivory"
              strokeWidth="1.3"
            />
            <text x={x} y={y + 5} className="fill-cover-ivory">
              {digit}
            </text>
          </g>
        ))}
      </g>
    </CoverFrame>
  );
}
