import sharp from 'sharp';
import { ninePoints, starPath } from '../../lib/maths/nine-point';
import { type ThemeColors } from './colors';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${inside}</svg>\n`;

const star = (radius: number, width: number, color: string) =>
  `<path d="${starPath(4, radius)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`;

const png = (source: string, pixels: number) =>
  sharp(Buffer.from(source), { density: (72 * pixels) / 100 })
    .resize(pixels)
    .png()
    .toBuffer();

/** @see https://learn.microsoft.com/windows/win32/menurc/newheader */
function ico(pictures: readonly { pixels: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  [0, 1, pictures.length].forEach((value, index) => header.writeUInt16LE(value, 2 * index));
  let offset = header.length;
  for (const [index, { pixels, data }] of pictures.entries()) {
    header.set([pixels, pixels, 0, 0, 1, 0, 32, 0], 6 + 16 * index);
    header.writeUInt32LE(data.length, 14 + 16 * index);
    header.writeUInt32LE(offset, 18 + 16 * index);
    offset += data.length;
  }
  return Buffer.concat([header, ...pictures.map(({ data }) => data)]);
}

export async function drawIcons({ light, dark }: ThemeColors): Promise<Record<string, Buffer>> {
  const bold = star(44, 5, light['thread-strong']);
  const adaptive = `<style>path{stroke:${light['thread-strong']}}@media(prefers-color-scheme:dark){path{stroke:${dark.thread}}}</style>${bold}`;
  const points = ninePoints(30).map(
    ({ x, y }) => `<circle cx="${x}" cy="${y}" r="4.6" fill="${light.foreground}"/>`,
  );
  // Home screens crop the corners: everything lies within the middle 80 %.
  const tile = svg(
    `<path fill="${light.background}" d="M-50-50H50V50H-50z"/>` +
      star(30, 2.6, light.thread) +
      points.join(''),
  );
  const small = [16, 32, 48].map(async (pixels) => ({
    pixels,
    data: await png(svg(bold), pixels),
  }));
  return {
    'public/icon.svg': Buffer.from(svg(adaptive)),
    'public/favicon.ico': ico(await Promise.all(small)),
    'public/apple-icon.png': await png(tile, 180),
    'public/icon-192.png': await png(tile, 192),
    'public/icon-512.png': await png(tile, 512),
  };
}
