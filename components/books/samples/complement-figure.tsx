import { complement, digits } from '@/lib/maths/digits';
import { Cells, Figure } from './figure';

const CELL = 56;

/** What each digit is taken from, the digits, and what is left, under one another. */
export function ComplementFigure({ label, of }: { label: string; of: number }) {
  const all = digits(of);
  const middles = all.map((_, index) => 36 + CELL * index);
  return (
    <Figure label={label} width={Math.max(380, 72 + CELL * (all.length - 1))} height={132}>
      <g textAnchor="middle">
        <g className="soft" fontSize="18">
          {middles.map((x, index) => (
            <text key={x} x={x} y="16">
              {index === all.length - 1 ? 10 : 9}
            </text>
          ))}
        </g>
        <Cells text={of} middle={36} cell={CELL} y={58} fontSize={44} />
        <Cells
          text={complement(of).join('')}
          middle={36}
          cell={CELL}
          y={126}
          fontSize={44}
          className="answer"
        />
      </g>
      <path className="thread" d={middles.map((x) => `M${x} 68V88`).join('')} />
    </Figure>
  );
}
