import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A cover as from a printer: a plain ground, a shape and large letters. */
export function drawnPicture(width: number, height: number): Sharp {
  const letters = `<text x="8%" y="80%" font-size="${width / 7}" fill="#fff">Tez Ganit</text>`;
  const shape = '<circle cx="50%" cy="30%" r="20%" fill="#f93"/>';
  const ground = '<rect width="100%" height="100%" fill="#235"/>';
  return sharp(
    Buffer.from(`<svg width="${width}" height="${height}">${ground}${shape}${letters}</svg>`),
  ).removeAlpha();
}

/** Noise is the worst that can be compressed. */
export const noisyPicture = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

export async function writePicture(folder: string, name: string, picture: Sharp | string) {
  const path = join(folder, name);
  writeFileSync(path, typeof picture === 'string' ? picture : await picture.toBuffer());
  return path;
}
