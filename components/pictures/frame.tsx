import { ninePoints, starPath } from '@/lib/maths/nine-point';
import { palette } from './palette';
import { Type } from './type';

/** The size that sites which show a link ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

/** Where the margin line stands and where the text starts beside it. */
export const LINE = 64;
export const TEXT = 120;

const ROOM = 1040;
/** A letter of the display face is at most about this wide over a line, in em. */
const EM = 0.48;

/** Strokes laid over the whole picture. */
export function Strokes({ children }: { children: React.ReactNode }) {
  return (
    <svg
      style={{ position: 'absolute', left: 0, top: 0 }}
      {...pictureSize}
      viewBox={`0 0 ${pictureSize.width} ${pictureSize.height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Paper, the mark with the name, and a title; the numerals of a page come below. */
export function Frame({
  name,
  title,
  thread = `M${LINE} 118V${pictureSize.height}`,
  children,
}: {
  name: string;
  title: string;
  /** The margin line, from under the mark. */
  thread?: string;
  children: React.ReactNode;
}) {
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        ...pictureSize,
        background: palette.paper,
        fontFamily: 'Tiro',
      }}
    >
      <Strokes>
        <path d={thread} stroke={palette.thread} strokeWidth="3" />
        <path d={starPath(4, 32, { x: LINE, y: 70 })} stroke={palette.thread} strokeWidth="2.6" />
        {ninePoints(32, { x: LINE, y: 70 }).map(({ digit, x, y }) => (
          <circle key={digit} cx={x} cy={y} r="4.8" fill={palette.ink} />
        ))}
      </Strokes>
      <Type x={TEXT} y={84} size={44}>
        {name}
      </Type>
      <Type x={TEXT} y={186} size={Math.min(72, ROOM / (title.length * EM))}>
        {title}
      </Type>
      {children}
    </div>
  );
}
