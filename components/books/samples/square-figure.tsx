import { Figure } from './figure';

/** 35 squared: three times four beside five times five. */
export function SquareFigure({ label, of }: { label: string; of: number }) {
  const before = Math.floor(of / 10);
  const product = before * (before + 1);
  return (
    <Figure label={label} width={300} height={150}>
      <g textAnchor="middle">
        <text x="150" y="46" fontSize="58">
          {of}
          <tspan fontSize="28" dy="-20">
            2
          </tspan>
        </text>
        <g fontSize="26" className="answer">
          <text x="70" y="100">
            {before} × {before + 1}
          </text>
          <text x="230" y="100">
            5 × 5
          </text>
        </g>
        <g fontSize="40">
          <text x="70" y="146">
            {product}
          </text>
          <text x="230" y="146">
            25
          </text>
        </g>
      </g>
      <path className="thread" d="M122 54C114 72 84 66 74 78M160 54C172 72 214 66 226 78" />
      <path className="hair" d="M150 112V150" />
    </Figure>
  );
}
