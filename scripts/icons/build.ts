/**
 * Draws the icons from the mark: `npm run icons`. Below 24 px the star stands alone, with a
 * heavier line; above it the nine points stand on it.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ninePoints, starPath } from '../../lib/nine-point';

/** Paper, ink and thread of the light theme, and the thread of the dark one. */
const [PAPER, INK, THREAD, THREAD_STRONG, THREAD_NIGHT] = [
  ...['#f9f4e9', '#18193c', '#eb7614', '#d96105', '#fea83b'],
];

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const document = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">${inside}</svg>\n`;

const line = (radius: number, width: number, colour: string) =>
  `<path d="${starPath(4, radius)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** For tabs: the star alone, in the thread of the theme that the browser is in. */
const tab = document(
  `<style>path{stroke:${THREAD_STRONG}}@media(prefers-color-scheme:dark){path{stroke:${THREAD_NIGHT}}}</style>` +
    line(44, 5, THREAD_STRONG!),
);

/** For home screens, which cut corners off: all of it within the middle 80 %. */
const tile = document(
  `<path fill="${PAPER}" d="M-50-50H50V50H-50z"/>` +
    line(30, 2.6, THREAD!) +
    ninePoints(30)
      .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="4.6" fill="${INK}"/>`)
      .join(''),
);

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

const star = document(line(44, 5, THREAD_STRONG!));
const small = await Promise.all(
  [16, 32, 48].map(async (pixels) => ({ pixels, data: await png(star, pixels) })),
);
await writeFile(inProject('app/icon.svg'), tab);
await writeFile(inProject('app/favicon.ico'), ico(small));
await writeFile(inProject('app/apple-icon.png'), await png(tile, 180));
await writeFile(inProject('public/icon-192.png'), await png(tile, 192));
await writeFile(inProject('public/icon-512.png'), await png(tile, 512));
