/** A drawing on a sample page; `width` and `height` are the units of the drawing. */
export function Figure({
  label,
  width,
  height,
  children,
}: {
  label: string;
  width: number;
  height: number;
  children: React.ReactNode;
}) {
  return (
    <svg className="figure" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** Digits in cells of their own: the display face has no figures of one width. */
export function Cells({
  text,
  middle,
  cell,
  ...props
}: {
  text: string | number;
  /** Middle of the first cell. */
  middle: number;
  cell: number;
  y: number;
  fontSize: number;
  className?: string;
}) {
  const characters = [...String(text)];
  return (
    <text {...props} x={characters.map((_, index) => middle + cell * index).join(' ')}>
      {characters.join('')}
    </text>
  );
}
