import { type Book } from '@/content/schema';
import { starPath } from '@/lib/maths/nine-point';
import { palette } from './palette';
import { Type } from './type';

/** A cover is drawn on 300 × 440 units, as on the books page. */
export const coverSize = { width: 300, height: 440 };

const grounds: Record<Book['cover'], string> = {
  crossing: palette.coverIndigo,
  crosswise: palette.coverPeacock,
  'nine-point': palette.coverEarth,
};

const columns = [59, 163, 267] as const;
/** The five steps of a three-digit product: which point above goes to which below. */
const strokes = ['22', '12 21', '02 11 20', '01 10', '00'];

function crosswise() {
  const rows = strokes.map((pairs, row) => ({ pairs: pairs.split(' '), top: 170 + 46 * row }));
  const lines = rows.flatMap(({ pairs, top }) =>
    pairs.map(([above, below]) => `M${columns[+above!]} ${top}L${columns[+below!]} ${top + 28}`),
  );
  return (
    <g stroke={palette.coverSaffron} strokeWidth="3.6">
      <path d={lines.join('')} />
      {rows.flatMap(({ top }) =>
        columns.flatMap((x) =>
          [top, top + 28].map((y) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={palette.coverIvory} stroke="none" />
          )),
        ),
      )}
    </g>
  );
}

function crossing() {
  return (
    <g stroke={palette.coverSaffron} strokeWidth="3.6">
      <path d="M150 226C180 230 176 322 206 327M150 320C180 316 176 238 206 233" />
      <path d="M52 376H274" stroke={palette.coverIvory} strokeOpacity=".4" strokeWidth="1.2" />
    </g>
  );
}

function ninePoint() {
  const centre = { x: 163, y: 282 };
  return (
    <g stroke={palette.coverIvory} strokeOpacity=".5" strokeWidth="1.4">
      <path d={starPath(4, 104, centre)} />
      <path d={starPath(1, 104, centre)} />
      <path
        d={starPath(2, 104, centre)}
        stroke={palette.coverSaffron}
        strokeOpacity="1"
        strokeWidth="3.6"
      />
    </g>
  );
}

const figures: Record<Book['cover'], () => React.ReactElement> = {
  crossing,
  crosswise,
  'nine-point': ninePoint,
};

export interface CoverWord {
  text: string;
  x: number;
  y: number;
  size: number;
  colour?: string;
}

/** A book cover, `width` pixels wide, with its left top corner at `x`, `y`. */
export function PictureCover({
  cover,
  words,
  x,
  y,
  width,
}: {
  cover: Book['cover'];
  words: readonly CoverWord[];
  x: number;
  y: number;
  width: number;
}) {
  const scale = width / coverSize.width;
  const height = coverSize.height * scale;
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        left: x,
        top: y,
        width,
        height,
        overflow: 'hidden',
      }}
    >
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect {...coverSize} fill={grounds[cover]} />
        <path d="M34 0V440" stroke={palette.coverSaffron} strokeWidth="2" />
        {figures[cover]()}
      </svg>
      {words.map((word) => (
        <Type
          key={`${word.x} ${word.y}`}
          x={word.x * scale}
          y={word.y * scale}
          size={word.size * scale}
          colour={word.colour ?? palette.coverIvory}
        >
          {word.text}
        </Type>
      ))}
    </div>
  );
}
