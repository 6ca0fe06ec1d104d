import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { home } from '@/content/en/home';
import { vedic } from '@/content/en/vedic';
import { fill } from '@/lib/format';
import { wideNumerals } from './numerals';
import { fillWorked } from './worked-example';

/** The worked sum as one line across the page, drawn from the margin line on. */
export function WideNumerals({ worked }: { worked: Nikhilam }) {
  const drawing = wideNumerals(worked);
  const { picture } = home;
  const sutra = vedic.sutras.nikhilam;
  return (
    <svg
      className="numerals-wide"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={fillWorked(picture.label, worked)}
    >
      <path className="thread" strokeWidth="2.2" d={drawing.join} />
      <g strokeWidth="3">
        {drawing.crossings.map((d) => (
          <path key={d} className="thread thread-drawn" pathLength="1" d={d} />
        ))}
        {drawing.underlines.map((d) => (
          <path key={d} className="thread thread-drawn thread-drawn-late" pathLength="1" d={d} />
        ))}
      </g>
      <g className="fill-foreground" fontSize="214" textAnchor="middle">
        {drawing.numbers.map(({ text, x, y }) => (
          <text key={x} x={x} y={y}>
            {text}
          </text>
        ))}
        {drawing.signs.map(({ text, x, y, size }) => (
          <text key={text} x={x} y={y} fontSize={size}>
            {text}
          </text>
        ))}
      </g>
      <g className="fill-thread-text" fontSize="102" textAnchor="middle">
        {drawing.differences.map(({ text, x, y }) => (
          <text key={x} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <g className="numerals-label">
        {drawing.shorts.map((x, index) => (
          <text key={x} x={x} y="420">
            {fillWorked(picture.short[index]!, worked)}
          </text>
        ))}
        <g textAnchor="middle">
          {[picture.left, picture.right].map((text, index) => (
            <text key={text} x={drawing.halves[index]} y="258">
              {fillWorked(text, worked)}
            </text>
          ))}
        </g>
        <text x={drawing.answerStart + 5} y="412">
          {fill(picture.meaning, { meaning: sutra.meaning })}
        </text>
      </g>
      <text className="fill-foreground" x={drawing.answerStart + 5} y="368" fontSize="42" lang="sa">
        {sutra.devanagari}
      </text>
    </svg>
  );
}
