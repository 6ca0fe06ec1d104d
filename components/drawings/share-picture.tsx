import { Picture } from '@/components/site/picture';
import { pictureSize } from '@/lib/seo/picture';
import { themeColors } from '@/lib/styles/theme-colors';
import {
  type Colour,
  type Layer,
  type PathLayer,
  piecesOf,
  type TextLayer,
  thread,
} from './drawing';
import { markDrawing } from './mark';
import { outline, widthOf } from './outline';

/** Share pictures are in the light theme; their renderer reads no stylesheet. */
const palette: Record<Colour | 'background', string> = themeColors.light;

/** Positions of the margin line and of the text beside it. */
export const LINE = 64;
export const TEXT = 120;

const ROOM = 1040;
const shares = { start: 0, middle: 0.5, end: 1 };

export interface PlacedDrawing {
  layers: readonly Layer[];
  /** Where the drawing's 0 is, in pixels of the picture. */
  x?: number;
  y?: number;
  scale?: number;
  /** Makes lines heavier: share pictures are mostly seen small. */
  weight?: number;
}

/** A PNG, whose address has its data. */
export interface PlacedPicture {
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SharePictureContent {
  title: string;
  /** Path of the margin line, from under the mark. */
  line?: string;
  drawings?: readonly (PlacedDrawing | PlacedPicture)[];
}

// These are no components: the renderer takes only elements of SVG.

function toPath({ d, colour, width, opacity, isRound, dash }: PathLayer, weight: number) {
  if (!width) return <path d={d} fill={palette[colour]} />;
  return (
    <path
      d={d}
      stroke={palette[colour]}
      strokeWidth={width * weight}
      strokeOpacity={opacity ?? 1}
      strokeDasharray={dash}
      strokeLinecap={isRound || colour === 'thread' ? 'round' : 'butt'}
      strokeLinejoin="round"
    />
  );
}

/** Texts as outlines, because the renderer shapes no Devanagari. Captions are too small to show. */
function toOutlines(layer: TextLayer) {
  const { fill, anchor = 'start', opacity = 1, tracking = 0, isCaption } = layer;
  if (isCaption) return null;
  return piecesOf(layer).map(({ text, x, y, size }) => {
    const { width, glyphs, unit } = outline(text, tracking / size);
    const left = x - shares[anchor] * width * size;
    return (
      <g
        key={`${x} ${y}`}
        fill={palette[fill]}
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
    );
  });
}

/** Paper, the mark with the name, a title, and the drawings of a page. */
export function SharePicture({
  name,
  title,
  line = `M${LINE} 118V${pictureSize.height}`,
  drawings = [],
}: SharePictureContent & { name: string }) {
  const heading: TextLayer = {
    fill: 'foreground',
    texts: [
      { text: name, x: TEXT, y: 84, size: 44 },
      { text: title, x: TEXT, y: 186, size: Math.min(72, ROOM / widthOf(title)) },
    ],
  };
  const placed: PlacedDrawing[] = [
    { layers: [thread(line, 3)] },
    { ...markDrawing, x: LINE, y: 70, scale: 40 / 55 },
    { layers: [heading] },
    ...drawings.filter((drawing) => 'layers' in drawing),
  ];
  const pictures = drawings.filter((drawing) => 'src' in drawing);
  return (
    <div style={{ display: 'flex', ...pictureSize, background: palette.background }}>
      <svg {...pictureSize} viewBox={`0 0 ${pictureSize.width} ${pictureSize.height}`} fill="none">
        {placed.map(({ layers, x = 0, y = 0, scale = 1, weight = 1 }, index) => (
          <g key={index} transform={`translate(${x} ${y}) scale(${scale})`}>
            {layers.map((layer, place) => (
              <g key={place}>{'d' in layer ? toPath(layer, weight) : toOutlines(layer)}</g>
            ))}
          </g>
        ))}
      </svg>
      {pictures.map(({ src, x, y, width, height }) => (
        <Picture
          key={x}
          src={src}
          alt=""
          width={width}
          height={height}
          style={{ position: 'absolute', left: x, top: y }}
        />
      ))}
    </div>
  );
}
