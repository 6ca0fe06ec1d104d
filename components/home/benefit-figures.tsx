import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { digitRoot, digitSum } from '@/lib/maths/digits';

/** One long stroke, and ten short ones in the same length. */
export function PaceFigure() {
  return (
    <svg viewBox="0 0 320 136" aria-hidden="true">
      <g fontSize="60">
        <text className="fill-muted-foreground" y="52">
          1
        </text>
        <text className="fill-thread-text" y="124">
          10
        </text>
      </g>
      <path className="stroke-muted-foreground" strokeWidth="4" d="M80 33H320" />
      <path className="thread" strokeWidth="4" strokeDasharray="15 9.6" d="M82 105h236.4" />
    </svg>
  );
}

/** The question and the answer, each brought down to one digit by its own thread. */
export function CheckFigure({ worked }: { worked: Nikhilam }) {
  const { answer, operands } = worked;
  const [a, b] = operands.map(digitRoot) as [number, number];
  const digits = Array.from(String(answer)).join(' + ');
  return (
    <svg viewBox="0 0 320 136" aria-hidden="true">
      <g className="numerals-label">
        <text y="20">{operands.join(' × ')}</text>
        <text y="90">{answer}</text>
      </g>
      <g className="fill-foreground" fontSize="28">
        <text y="52">{`${a} × ${b} = ${a * b}`}</text>
        <text y="122">{`${digits} = ${digitSum(answer)}`}</text>
      </g>
      <path
        className="thread"
        strokeWidth="2.5"
        d="M132 43C196 43 200 72 256 72M208 113C240 113 222 72 256 72"
      />
      <text className="fill-thread-text" fontSize="88" textAnchor="middle" x="294" y="102">
        {digitRoot(a * b)}
      </text>
    </svg>
  );
}

/** A clock face with a third of its hour in the thread. */
export function TimeFigure({ numeral, unit }: { numeral: string; unit: string }) {
  return (
    <svg viewBox="0 0 320 136" aria-hidden="true">
      <g transform="translate(62 68)">
        <circle className="fill-none stroke-input" r="60" strokeWidth="1.5" />
        {Array.from({ length: 12 }, (_, hour) => (
          <path
            key={hour}
            className="stroke-muted-foreground"
            strokeWidth="1.5"
            d="M0-60V-52"
            transform={`rotate(${hour * 30})`}
          />
        ))}
        <path className="thread" strokeWidth="4" d="M0 0V-60A60 60 0 0 1 51.96 30Z" />
      </g>
      <text className="fill-foreground" fontSize="80" x="142" y="100">
        {numeral}
      </text>
      <text className="fill-muted-foreground" fontSize="20" x="242" y="100">
        {unit}
      </text>
    </svg>
  );
}
