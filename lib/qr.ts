import { encode } from 'uqr';

/** Light modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface Qr {
  size: number;
  path: string;
}

export function qrCode(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size, path };
}

function runs(row: boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
