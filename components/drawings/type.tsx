import { outline } from './outline';
import { palette } from './palette';
import { Strokes } from './strokes';

const SHARES = { start: 0, middle: 0.5, end: 1 };

interface Props {
  x: number;
  y: number;
  size: number;
  tracking?: number;
  anchor?: keyof typeof SHARES;
  colour?: string;
  opacity?: number;
  children: string;
}

/** Text set from, around or up to `x` on a baseline, as outlines: Satori shapes no Devanagari. */
export function Type({
  x,
  y,
  size,
  tracking = 0,
  anchor = 'start',
  colour = palette.foreground,
  opacity = 1,
  children,
}: Props) {
  const { width, glyphs, unit } = outline(children, tracking / size);
  const left = x - SHARES[anchor] * width * size;
  return (
    <Strokes>
      <g
        fill={colour}
        fillOpacity={opacity}
        transform={`translate(${left} ${y}) scale(${size} ${-size})`}
      >
        {glyphs.map((glyph, index) => (
          <path
            key={index}
            d={glyph.d}
            transform={`translate(${glyph.x} ${glyph.y}) scale(${unit})`}
          />
        ))}
      </g>
    </Strokes>
  );
}
