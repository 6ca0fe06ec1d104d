/** Paints a sum as a picture to share, from the same data as the drawings of the page. */
import { crosswiseDrawing } from '@/components/drawings/crosswise';
import { type Drawing, type Layer, piecesOf, row, thread } from '@/components/drawings/drawing';
import { tallNumerals } from '@/components/drawings/tall-numerals';
import { themeColors } from '@/lib/styles/theme-colors';
import { work } from '@sutra/vedic/multiply';
import { partsOf } from '@sutra/vedic/parts';
import { type Solution } from '@sutra/vedic/types';
import { isShortened } from '@sutra/vedic/zeros';

/** Pixels of a side. */
const SIZE = 1080;
/** Of the JPEG: the picture has 60 kB at most. */
const QUALITY = 0.5;

/** Positions of the margin line and of the text beside it. */
const LINE = 96;
const TEXT = 160;
const WIDTH = SIZE - TEXT - 64;
/** Where the drawing is. */
const [TOP, HEIGHT] = [200, 500];

const palette = themeColors.light;

/** The parts of the answer as large numerals, for methods without strokes. */
function partsDrawing(parts: readonly string[]): Drawing {
  const widths = parts.map((part) => 76 * part.length + 48);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, at) => sum + at, 0));
  const middles = starts.map((start, index) => start + widths[index]! / 2);
  const width = starts.at(-1)! + widths.at(-1)!;
  return {
    viewBox: [0, 0, width, 160],
    layers: [
      row(parts, middles, 124, 136),
      thread(
        starts
          .slice(1)
          .map((x) => `M${x} 20V140`)
          .join(''),
        3,
      ),
    ],
  };
}

export function sumDrawing(solution: Solution): Drawing {
  const { method, operands } = solution;
  const [a, b] = operands;
  if (isShortened(solution)) return partsDrawing(partsOf(solution));
  if (method === 'nikhilam' || method === 'yavadunam')
    return tallNumerals(work('nikhilam', a, b), { hasDivider: true });
  const hasTwoDigits = operands.every((number) => number > 9 && number < 100);
  if (method === 'urdhva' && hasTwoDigits) return crosswiseDrawing(a, b, { isNarrow: true });
  return partsDrawing(partsOf(solution));
}

type Context = CanvasRenderingContext2D;

function paintLayer(context: Context, layer: Layer, family: string): void {
  if ('d' in layer) {
    const { d, colour, width, isRound } = layer;
    const path = new Path2D(d);
    context.fillStyle = context.strokeStyle = palette[colour];
    context.lineCap = isRound || colour === 'thread' ? 'round' : 'butt';
    context.lineWidth = width ?? 0;
    if (width) context.stroke(path);
    else context.fill(path);
    return;
  }
  context.fillStyle = palette[layer.fill];
  context.textAlign = { start: 'left', middle: 'center', end: 'right' }[
    layer.anchor ?? 'start'
  ] as CanvasTextAlign;
  for (const { text, x, y, size } of piecesOf(layer)) {
    context.font = `${size}px ${family}`;
    context.fillText(text, x, y);
  }
}

function paintDrawing(context: Context, { viewBox, layers }: Drawing, family: string): void {
  const [left, top, width, height] = viewBox;
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  context.save();
  context.translate(TEXT, TOP + (HEIGHT - height * scale) / 2);
  context.scale(scale, scale);
  context.translate(-left, -top);
  layers.forEach((layer) => paintLayer(context, layer, family));
  context.restore();
}

export interface PictureTexts {
  sum: string;
  method: string;
  /** Where the sum is worked out. */
  address: string;
}

/** @returns undefined where the browser cannot write a JPEG. */
export async function paintSum(
  solution: Solution,
  { sum, method, address }: PictureTexts,
): Promise<File | undefined> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return undefined;
  const display = getComputedStyle(document.querySelector('h1')!).fontFamily;
  const sans = getComputedStyle(document.body).fontFamily;
  const siteName = document.querySelector<HTMLMetaElement>(
    'meta[property="og:site_name"]',
  )!.content;
  const write = (text: string, y: number, size: number, family: string, color: string) => {
    context.font = `${size}px ${family}`;
    // Smaller where it is too long for one line.
    const fitting = size * Math.min(1, WIDTH / context.measureText(text).width);
    context.font = `${fitting}px ${family}`;
    context.fillStyle = color;
    context.textAlign = 'left';
    context.fillText(text, TEXT, y);
  };

  context.fillStyle = palette.background;
  context.fillRect(0, 0, SIZE, SIZE);
  paintLayer(context, thread(`M${LINE} 0V${SIZE}`, 4), display);
  write(siteName, 118, 48, display, palette.foreground);
  paintDrawing(context, sumDrawing(solution), display);
  write(sum, 840, 112, display, palette.foreground);
  write(method, 912, 44, sans, palette['thread-text']);
  write(address, 1000, 34, sans, palette['muted-foreground']);

  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  const name = `${solution.operands.join('x')}.jpg`;
  return blob ? new File([blob], name, { type: blob.type }) : undefined;
}
