import { palette } from './palette';

/** Tiro stands 75.5 % of its size above the baseline. */
const ASCENT = 0.755;

/** More than any text is wide. */
const ROOM = 1200;

interface Props {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  colour?: string;
  children: string;
}

/** Text set from, around or up to `x` on a baseline. */
export function Type({
  x,
  y,
  size,
  tracking = 0,
  anchor = 'start',
  colour = palette.foreground,
  children,
}: Props) {
  const { before, justifyContent } = {
    start: { before: 0, justifyContent: 'flex-start' },
    middle: { before: ROOM / 2, justifyContent: 'center' },
    end: { before: ROOM, justifyContent: 'flex-end' },
  }[anchor];
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        justifyContent,
        left: x - before,
        top: y - ASCENT * size,
        width: ROOM,
        fontSize: size,
        letterSpacing: tracking,
        lineHeight: 1,
        color: colour,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </div>
  );
}
