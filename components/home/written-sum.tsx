import { type Traditional } from '@/lib/vedic/traditional';
import { fillValues } from '@/lib/vedic/words';
import { writtenSum } from './long-multiplication';

/** The sum in words, for who does not see it. */
export interface WrittenSumTexts {
  readonly longLabel: string;
  readonly longRow: string;
}

function sentence(
  { upper, lower, rows, answer }: Traditional,
  { longLabel, longRow }: WrittenSumTexts,
): string {
  const products = rows.map(({ digit, place, product }) =>
    fillValues(longRow, { upper, digit: digit * 10 ** place, product: product * 10 ** place }),
  );
  return fillValues(longLabel, { a: upper, b: lower, rows: products.join(', '), answer });
}

/**
 * The same product as it is written at school, carries and all.
 *
 * @param scale pixels of a unit of the drawing; it fills its place where none is given.
 */
export function WrittenSum({
  sum,
  texts,
  scale,
}: {
  sum: Traditional;
  texts: WrittenSumTexts;
  scale?: number;
}) {
  const drawing = writtenSum(sum);
  return (
    <svg
      width={scale && drawing.width * scale}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={sentence(sum, texts)}
      textAnchor="middle"
    >
      <path className="stroke-muted-foreground" strokeWidth="2" d={drawing.rules} />
      <g className="fill-foreground" fontSize="62">
        {drawing.rows.map(({ text, x, y }) => (
          <text key={y} x={x} y={y}>
            {text}
          </text>
        ))}
        <text x={drawing.sign.x} y={drawing.sign.y} fontSize="44">
          {drawing.sign.text}
        </text>
      </g>
      <g className="fill-muted-foreground" fontSize="24">
        {drawing.carries.map(({ text, x, y }) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
