/** Paints a sum as a picture to share, from the same data as the drawings of the page. */
import { type Drawing, type Layer, piecesOf, thread } from '@/components/drawings/drawing';
import { qrCode } from '@/lib/qr';
import { themeColors } from '@/lib/styles/theme-colors';

/** Pixels of a side. */
const SIZE = 1080;
/** Of the JPEG: the picture has 60 kB at most. */
const QUALITY = 0.45;

/** Positions of the margin line and of the text beside it. */
const LINE = 96;
const TEXT = 160;
const WIDTH = SIZE - TEXT - 64;
/** Where the drawing is. */
const [TOP, HEIGHT] = [168, 430];
/** Right and lower edge of the QR code, and a module of it, which is a block of the JPEG. */
const [QR_END, MODULE] = [1056, 8];

const palette = themeColors.light;

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
  context.translate(TEXT + (WIDTH - width * scale) / 2, TOP + (HEIGHT - height * scale) / 2);
  context.scale(scale, scale);
  context.translate(-left, -top);
  layers.forEach((layer) => paintLayer(context, layer, family));
  context.restore();
}

/** Returns its left edge. */
function paintQr(context: Context, text: string): number {
  const { size, path } = qrCode(text);
  const start = QR_END - size * MODULE;
  context.save();
  context.translate(start, start);
  context.scale(MODULE, MODULE);
  context.fillStyle = palette.foreground;
  context.fill(new Path2D(path));
  context.restore();
  return start;
}

export interface PictureTexts {
  /** Of the file, without its ending. */
  name: string;
  sum: string;
  /** In Devanagari. */
  sutra: string;
  method: string;
  teacher: string;
  /** Where the sum is worked out. */
  link: string;
}

/** @returns undefined where the browser cannot write a JPEG. */
export async function paintSum(
  drawing: Drawing,
  { name, sum, sutra, method, teacher, link }: PictureTexts,
): Promise<File | undefined> {
  await document.fonts.ready;
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return undefined;
  const display = getComputedStyle(document.querySelector('h1')!).fontFamily;
  const sans = getComputedStyle(document.body).fontFamily;
  const devanagari = getComputedStyle(document.querySelector('[lang=sa]')!).fontFamily;
  const siteName = document.querySelector<HTMLMetaElement>(
    'meta[property="og:site_name"]',
  )!.content;
  const write = (
    text: string,
    y: number,
    size: number,
    family: string,
    color: string,
    width = WIDTH,
  ) => {
    context.font = `${size}px ${family}`;
    // Smaller where it is too long for one line.
    const fitting = size * Math.min(1, width / context.measureText(text).width);
    context.font = `${fitting}px ${family}`;
    context.fillStyle = color;
    context.textAlign = 'left';
    context.fillText(text, TEXT, y);
  };

  context.fillStyle = palette.background;
  context.fillRect(0, 0, SIZE, SIZE);
  paintLayer(context, thread(`M${LINE} 0V${SIZE}`, 4), display);
  write(siteName, 118, 48, display, palette.foreground);
  paintDrawing(context, drawing, display);
  write(sum, 704, 104, display, palette.foreground);
  const beside = paintQr(context, link) - TEXT;
  write(sutra, 812, 50, devanagari, palette['thread-text'], beside);
  write(method, 872, 40, sans, palette.foreground, beside);
  write(teacher, 956, 36, sans, palette.foreground, beside);
  write(link.replace(/^https?:\/\//, ''), 1008, 30, sans, palette['muted-foreground'], beside);

  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return blob ? new File([blob], `${name}.jpg`, { type: blob.type }) : undefined;
}
