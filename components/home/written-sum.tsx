import { home } from '@/content/en/home';
import { type Traditional } from '@/lib/vedic/traditional';
import { fillValues } from '@/lib/vedic/words';
import { writtenSum } from './long-multiplication';

function sentence({ upper, lower, rows, answer }: Traditional): string {
  const { longLabel, longRow } = home.demo;
  const products = rows.map(({ digit, place, product }) =>
    fillValues(longRow, { upper, digit: digit * 10 ** place, product: product * 10 ** place }),
  );
  return fillValues(longLabel, { a: upper, b: lower, rows: products.join(', '), answer });
}

/** The same product as it is written at school, carries and all. */
export function WrittenSum({ sum }: { sum: Traditional }) {
  const drawing = writtenSum(sum);
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={sentence(sum)}
      textAnchor="middle"
    >
      <path className="stroke-ink-soft" strokeWidth="2" d={drawing.rules} />
      <g className="fill-ink" fontSize="62">
        {drawing.rows.map(({ text, x, y }) => (
          <text key={y} x={x} y={y}>
            {text}
          </text>
        ))}
        <text x={drawing.sign.x} y={drawing.sign.y} fontSize="44">
          {drawing.sign.text}
        </text>
      </g>
      <g className="fill-ink-soft" fontSize="24">
        {drawing.carries.map(({ text, x, y }) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
