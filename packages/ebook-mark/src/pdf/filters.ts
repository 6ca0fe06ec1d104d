import { promisify } from 'node:util';
import { inflate as inflateWithCallback } from 'node:zlib';
import { refuse } from '../refusal.ts';
import { type Dictionary, numberIn, type Value } from './parse.ts';

const MOST_BYTES = 64 * 2 ** 20;

const inflateBytes = promisify<Buffer, object, Buffer>(inflateWithCallback);

const inflate = (data: Buffer) =>
  inflateBytes(data, { maxOutputLength: MOST_BYTES }).catch(() => refuse('damaged'));

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [left, up, corner].map((each) => Math.abs(guess - each));
  if (byLeft! <= byUp! && byLeft! <= byCorner!) return left;
  return byUp! <= byCorner! ? up : corner;
}

/** @see https://www.w3.org/TR/png-3/#9Filters */
function undoPng(data: Buffer, columns: number, bytesOfPixel: number): Buffer {
  const rows = Math.floor(data.length / (columns + 1));
  const out = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const type = data[row * (columns + 1)]!;
    if (type > 4) refuse('damaged');
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const hasLeft = column >= bytesOfPixel;
      const left = hasLeft ? out[at - bytesOfPixel]! : 0;
      const up = row > 0 ? out[at - columns]! : 0;
      const corner = hasLeft && row > 0 ? out[at - columns - bytesOfPixel]! : 0;
      const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
      out[at] = data[row * (columns + 1) + 1 + column]! + guesses[type]!;
    }
  }
  return out;
}

function undoTiff(data: Buffer, columns: number, bytesOfPixel: number): Buffer {
  const out = Buffer.from(data);
  for (let at = 0; at < out.length; at++) {
    if (at % columns >= bytesOfPixel) out[at] = out[at]! + out[at - bytesOfPixel]!;
  }
  return out;
}

function undoPredictor(data: Buffer, parameters: Dictionary | undefined): Buffer {
  const read = (key: string, otherwise: number) =>
    numberIn(parameters?.entries.get(key)) ?? otherwise;
  const predictor = read('Predictor', 1);
  if (predictor < 2) return data;
  const bits = read('Colors', 1) * read('BitsPerComponent', 8);
  const columns = Math.ceil((read('Columns', 1) * bits) / 8);
  const bytesOfPixel = Math.max(1, bits >> 3);
  if (!(columns > 0 && columns <= MOST_BYTES)) refuse('damaged');
  if (predictor >= 10) return undoPng(data, columns, bytesOfPixel);
  return read('BitsPerComponent', 8) === 8
    ? undoTiff(data, columns, bytesOfPixel)
    : refuse('unknown');
}

/** @param filters and their parameters, without references. */
export async function decode(data: Buffer, filters: Value[], parameters: Value[]): Promise<Buffer> {
  let bytes = data;
  for (const [index, filter] of filters.entries()) {
    const isFlate = filter.kind === 'name' && /^(FlateDecode|Fl)$/.test(filter.value);
    if (!isFlate) refuse('unknown');
    const own = parameters[index];
    bytes = undoPredictor(await inflate(bytes), own?.kind === 'dictionary' ? own : undefined);
  }
  return bytes;
}
