import { rootChain } from '@/lib/maths/digits';
import { Figure } from './figure';

const ROW = 58;
const stops = [44, 150, 236] as const;

/** Each number on a thread that leads to its digit root. */
export function RootsFigure({ label, of }: { label: string; of: readonly number[] }) {
  return (
    <Figure label={label} width={272} height={ROW * of.length}>
      {of.map((number, row) => {
        const chain = rootChain(number);
        const y = 40 + ROW * row;
        return (
          <g key={number} textAnchor="middle" fontSize="38">
            <path className="thread" d={`M92 ${y - 12}H122M178 ${y - 12}H210`} />
            {chain.map((sum, index) => (
              <text
                key={index}
                x={stops[index]}
                y={y}
                className={index === chain.length - 1 ? 'answer' : undefined}
              >
                {sum}
              </text>
            ))}
          </g>
        );
      })}
    </Figure>
  );
}
