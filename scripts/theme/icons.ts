import sharp from 'sharp';
import { type ThemeColors } from './colors';
import { ninePoints, starPath } from '../../lib/maths/nine-point';

const document = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${inside}</svg>\n`;

const line = (radius: number, width: number, color: string) =>
  `<path d="${starPath(4, radius)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`;

const png = (svg: string, pixels: number) =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / 100 })
    .resize(pixels)
    .png()
    .toBuffer();

/**
 * An icon file of PNG pictures.
 *
 * @see https://learn.microsoft.com/windows/win32/menurc/newheader
 */
function ico(pictures: readonly { pixels: number; data: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { pixels, data }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    directory.writeUInt8(pixels, entry);
    directory.writeUInt8(pixels, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(data.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ data }) => data)]);
}

/**
 * The icons by their paths, drawn from the mark. Below 24 px the star stands alone, with a heavier
 * line; above it the nine points stand on it.
 */
export async function drawIcons({ light, dark }: ThemeColors): Promise<Record<string, Buffer>> {
  const star = line(44, 5, light['thread-strong']);
  // In the thread of the theme that the browser is in.
  const tab = document(
    `<style>path{stroke:${light['thread-strong']}}@media(prefers-color-scheme:dark){path{stroke:${dark.thread}}}</style>${star}`,
  );
  // Home screens cut corners off, so all of it stands within the middle 80 %.
  const tile = document(
    `<path fill="${light.background}" d="M-50-50H50V50H-50z"/>` +
      line(30, 2.6, light.thread) +
      ninePoints(30)
        .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="4.6" fill="${light.foreground}"/>`)
        .join(''),
  );
  const small = [16, 32, 48].map(async (pixels) => ({
    pixels,
    data: await png(document(star), pixels),
  }));
  return {
    'app/icon.svg': Buffer.from(tab),
    'app/favicon.ico': ico(await Promise.all(small)),
    'app/apple-icon.png': await png(tile, 180),
    'public/icon-192.png': await png(tile, 192),
    'public/icon-512.png': await png(tile, 512),
  };
}
