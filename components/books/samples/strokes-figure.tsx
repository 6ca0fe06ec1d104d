import { urdhva } from '@/lib/vedic/urdhva';
import { Cells, Figure } from './figure';

const COLUMN = 44;
const ROW = 74;

/** One row for each place of the answer: its strokes, and what they add up to. */
export function StrokesFigure({ label, of }: { label: string; of: readonly [number, number] }) {
  const worked = urdhva(...of);
  if (!worked.ok) return null;
  const count = Math.max(...of.map((number) => String(number).length));
  /** Middle of a digit, by its place from the ones on. */
  const x = (place: number) => 16 + COLUMN * (count - 1 - place);
  const sums = 16 + COLUMN * count;
  return (
    <Figure label={label} width={sums + 212} height={ROW * worked.columns.length - 18}>
      {worked.columns.map(({ place, strokes, carryIn, total }) => {
        const y = ROW * place;
        const terms = strokes.map(({ digits: [upper, lower] }) => `${upper} × ${lower}`);
        return (
          <g key={place}>
            <g textAnchor="middle" className="soft">
              {of.map((number, row) => (
                <Cells
                  key={row}
                  text={number}
                  middle={x(String(number).length - 1)}
                  cell={COLUMN}
                  y={y + 16 + 40 * row}
                  fontSize={21}
                />
              ))}
            </g>
            <path
              className="thread"
              d={strokes.map(({ from, to }) => `M${x(from)} ${y + 20}L${x(to)} ${y + 39}`).join('')}
            />
            <text x={sums} y={y + 36} fontSize="19">
              {[...terms, ...(carryIn ? [carryIn] : [])].join(' + ')}
              <tspan className="answer"> = {total}</tspan>
            </text>
          </g>
        );
      })}
    </Figure>
  );
}
