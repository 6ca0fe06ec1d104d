import { palette } from './palette';

/** Tiro stands 75.5 % of its size above the baseline. */
const ASCENT = 0.755;

/** Text set from, around or up to `x` on a baseline; the renderer has no SVG text. */
export function Type({
  x,
  y,
  size,
  anchor = 'start',
  colour = palette.ink,
  children,
}: {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  anchor?: 'start' | 'middle';
  colour?: string;
  children: string;
}) {
  const room = 1200;
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        justifyContent: anchor === 'middle' ? 'center' : 'flex-start',
        left: anchor === 'middle' ? x - room / 2 : x,
        top: y - ASCENT * size,
        width: room,
        fontSize: size,
        lineHeight: 1,
        color: colour,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </div>
  );
}

/** Digits in cells of their own: the display face has no figures of one width. */
export function Digits({
  text,
  x,
  ...props
}: {
  text: string;
  /** One middle for each digit, as `cells` of the drawings gives them. */
  x: readonly number[];
  y: number;
  size: number;
}) {
  return (
    <>
      {[...text].map((digit, index) => (
        <Type key={x[index]} {...props} x={x[index]!} anchor="middle">
          {digit}
        </Type>
      ))}
    </>
  );
}
