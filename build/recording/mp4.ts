/** @see https://www.iso.org/standard/83102.html (ISO/IEC 14496-12) */
import { type Media } from './media';

interface Box {
  type: string;
  content: Buffer;
}

/** @throws {RangeError} where a box is longer than what is around it. */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const short = bytes.readUInt32BE(at);
    const start = at + (short === 1 ? 16 : 8);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    if (size < start - at || at + size > bytes.length) throw new RangeError(type);
    boxes.push({ type, content: bytes.subarray(start, at + size) });
    at += size;
  }
  return boxes;
}

/** The first box at the end of a path of types. */
function find(bytes: Buffer, ...[type, ...others]: string[]): Buffer | undefined {
  const content = boxesIn(bytes).find((box) => box.type === type)?.content;
  return content && others.length > 0 ? find(content, ...others) : content;
}

function secondsOf(header: Buffer): number {
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale > 0 ? duration / scale : 0;
}

/** As a player shows it: phones hold a video upright by a matrix that turns it. */
function sizeOf(header: Buffer): { width: number; height: number } {
  const matrix = header[0] === 1 ? 52 : 40;
  const isTurned = header.readInt32BE(matrix) === 0 && header.readInt32BE(matrix + 4) !== 0;
  const [width, height] = [36, 40].map((at) => header.readUInt32BE(matrix + at) / 0x10000) as [
    number,
    number,
  ];
  return isTurned ? { width: height, height: width } : { width, height };
}

const HANDLERS: Partial<Record<string, 'audio' | 'video'>> = { soun: 'audio', vide: 'video' };

function readTrack(track: Buffer): Media['tracks'] {
  const kind = HANDLERS[find(track, 'mdia', 'hdlr')?.toString('latin1', 8, 12) ?? ''];
  if (!kind) return [];
  const codec = find(track, 'mdia', 'minf', 'stbl', 'stsd')?.toString('latin1', 12, 16) ?? '';
  const header = find(track, 'tkhd');
  return [{ kind, codec, ...(kind === 'video' && header && sizeOf(header)) }];
}

/** @throws {RangeError} where the file is not whole. */
export function readMp4(bytes: Buffer): Media {
  const movie = find(bytes, 'moov');
  const header = movie && find(movie, 'mvhd');
  if (!header) throw new RangeError('moov');
  const tracks = boxesIn(movie).filter(({ type }) => type === 'trak');
  return {
    container: 'MP4',
    seconds: secondsOf(header),
    tracks: tracks.flatMap(({ content }) => readTrack(content)),
  };
}
