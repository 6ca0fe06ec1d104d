interface Props {
  values: readonly (number | string)[];
  /** Middle of each cell. */
  at: readonly number[];
  y: number;
  size: number;
  /** A saffron row is an answer. */
  answer?: boolean;
}

/** Digits in cells of their own: the display face has no tabular figures. */
export function DigitRow({ values, at, y, size, answer }: Props) {
  return (
    <g
      textAnchor="middle"
      fontSize={size}
      className={answer ? 'fill-thread-text' : 'fill-foreground'}
    >
      {values.map((value, index) => (
        <text key={index} x={at[index]} y={y}>
          {value}
        </text>
      ))}
    </g>
  );
}
