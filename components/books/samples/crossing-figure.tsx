import { nikhilam } from '@/lib/vedic/nikhilam';
import { Cells, Figure } from './figure';

const CELL = 32;

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

/** Number under number, the differences beside them, the halves of the answer below. */
export function CrossingFigure({ label, of }: { label: string; of: readonly [number, number] }) {
  const worked = nikhilam(...of);
  if (!worked.ok) return null;
  const end = CELL * Math.max(...[...of, worked.left].map((number) => String(number).length));
  const [from, to] = [end + 8, end + 62];
  const right = to + 52;
  const middleOf = (text: string | number) => end - CELL * (String(text).length - 0.5);
  return (
    <Figure label={label} width={right + 54} height={188}>
      <g textAnchor="middle">
        {of.map((number, row) => (
          <g key={row}>
            <Cells
              text={number}
              middle={middleOf(number)}
              cell={CELL}
              y={46 + 62 * row}
              fontSize={58}
            />
            <text x={right - 8} y={44 + 62 * row} fontSize="40" className="answer">
              {signed(worked.differences[row]!)}
            </text>
          </g>
        ))}
        <Cells
          text={worked.left}
          middle={middleOf(worked.left)}
          cell={CELL}
          y={178}
          fontSize={58}
        />
        <Cells text={worked.right} middle={right - CELL / 2} cell={CELL} y={178} fontSize={58} />
      </g>
      <path
        className="thread"
        d={`M${from} 28C${from + 22} 30 ${to - 22} 90 ${to} 93M${from} 92C${from + 22} 90 ${to - 22} 32 ${to} 29`}
      />
      <path className="hair" d={`M0 124H${end}M${to + 18} 124H${right + 54}`} />
      <path className="hair" d={`M${(end + to + 18) / 2} 138V182`} />
    </Figure>
  );
}
