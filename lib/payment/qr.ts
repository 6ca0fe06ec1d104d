import { encode } from 'uqr';

/** Light modules around the code; scanners ask for four (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code as one SVG path in a square of `size` modules, quiet zone included. */
export interface Qr {
  size: number;
  path: string;
}

/**
 * Encodes a text with error correction M (15 %), which a phone camera reads from a worn screen.
 *
 * @param text up to about 2,300 bytes of UTF-8; longer text throws.
 */
export function qrCode(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size, path };
}

/** Start and length of each run of dark modules in a row. */
function runs(row: boolean[]): [x: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
