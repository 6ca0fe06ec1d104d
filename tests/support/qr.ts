import jsQR from 'jsqr';
import { type Qr } from '@/lib/qr';

/** Pixels a module, enough for a camera's decoder. */
const SCALE = 4;

/** What a scanner reads in a code drawn black on white; nothing when it reads none. */
export function decodeQr({ size, path }: Qr): string | undefined {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const start = (row * side + Number(x) * SCALE) * 4;
      const dark = pixels.subarray(start, start + Number(length) * SCALE * 4);
      dark.forEach((_, index) => {
        if (index % 4 < 3) dark[index] = 0;
      });
    }
  }
  return jsQR(pixels, side, side)?.data;
}
