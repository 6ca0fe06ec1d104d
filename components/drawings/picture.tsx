import { type Drawing, type TextLayer } from '@/components/drawings/drawing';
import { palette } from './palette';
import { Strokes } from './strokes';
import { Type } from './type';

interface Props {
  drawing: Drawing;
  /** The left top corner, in pixels of the picture. */
  x: number;
  y: number;
  scale: number;
  /** Makes lines heavier: share pictures are mostly seen small. */
  weight?: number;
}

/** Each text of a layer, or each character that has a cell of its own. */
const piecesOf = ({ texts, size = 0 }: TextLayer) =>
  texts.flatMap(({ text, x, y, size: own = size }) => {
    const pieces = typeof x === 'number' ? [String(text)] : [...String(text)];
    return pieces.map((piece, index) => ({
      text: piece,
      x: [x].flat()[index]!,
      y: typeof y === 'number' ? y : y[index]!,
      size: own,
    }));
  });

/** Shows a drawing on a share picture, whose renderer has no SVG text. */
export function Picture({ drawing, x, y, scale, weight = 1 }: Props) {
  const [left, top] = [x - drawing.viewBox[0] * scale, y - drawing.viewBox[1] * scale];
  return (
    <>
      <Strokes>
        <g transform={`translate(${left} ${top}) scale(${scale})`}>
          {drawing.layers.map((layer, index) => {
            if (!('d' in layer)) return null;
            const { d, colour, width, opacity, dash } = layer;
            const isRound = layer.isRound || colour === 'thread';
            return (
              <path
                key={index}
                d={d}
                fill={width ? 'none' : palette[colour]}
                stroke={width ? palette[colour] : 'none'}
                strokeWidth={(width ?? 0) * weight}
                strokeOpacity={opacity ?? 1}
                strokeDasharray={dash}
                strokeLinecap={isRound ? 'round' : 'butt'}
                strokeLinejoin="round"
              />
            );
          })}
        </g>
      </Strokes>
      {drawing.layers.flatMap((layer, index) => {
        if ('d' in layer || layer.isCaption) return [];
        const { fill, anchor, opacity, tracking = 0 } = layer;
        return piecesOf(layer).map((piece) => (
          <Type
            key={`${index} ${piece.x} ${piece.y}`}
            x={left + piece.x * scale}
            y={top + piece.y * scale}
            size={piece.size * scale}
            tracking={tracking * scale}
            anchor={anchor}
            opacity={opacity}
            colour={palette[fill]}
          >
            {piece.text}
          </Type>
        ));
      })}
    </>
  );
}
