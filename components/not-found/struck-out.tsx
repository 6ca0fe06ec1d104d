import { type ErrorTexts } from '@/content/en/errors';

interface Props {
  sum: ErrorTexts['sum'];
  slip: ErrorTexts['slip'];
}

/** A wrong answer, struck out by a branch of the margin's thread. */
export function StruckOut({ sum, slip }: Props) {
  const text = { textAnchor: 'middle', className: 'fill-foreground' } as const;
  return (
    <div className="page-picture" aria-hidden="true">
      <svg viewBox="0 0 1256 300" className="hidden md:block">
        {[179, 338, 501, 668].map((x, index) => (
          <text key={x} x={x} y={index % 2 ? 146 : 184} fontSize={index % 2 ? 118 : 214} {...text}>
            {sum[index]}
          </text>
        ))}
        {[832, 952, 1072, 1192].map((x, index) => (
          <text key={x} x={x} y="184" fontSize="214" {...text}>
            {slip[index]}
          </text>
        ))}
        <path
          className="thread thread-drawn"
          strokeWidth="4"
          pathLength="1"
          d="M1 190C1 246 30 272 90 272H590C716 272 728 214 800 184C930 130 1120 76 1222 62C1262 57 1262 84 1228 94C1090 136 930 142 826 148C786 151 788 170 826 174C960 186 1120 164 1254 128"
        />
      </svg>
      <svg viewBox="0 0 332 250" className="md:hidden">
        {[64, 122, 180, 238].map((x, index) => (
          <text key={x} x={x} y={index % 2 ? 56 : 68} fontSize={index % 2 ? 42 : 72} {...text}>
            {sum[index]}
          </text>
        ))}
        {[64, 138, 212, 286].map((x, index) => (
          <text key={x} x={x} y="200" fontSize="130" {...text}>
            {slip[index]}
          </text>
        ))}
        <path
          className="thread thread-drawn"
          strokeWidth="3"
          pathLength="1"
          d="M1 150C1 200 10 214 34 204C110 172 230 132 300 124C326 121 326 138 304 144C220 168 120 170 54 174C28 176 30 188 54 190C140 196 240 184 330 162"
        />
      </svg>
    </div>
  );
}
