/** @see https://www.rfc-editor.org/rfc/rfc3533 and, for Opus in it, rfc7845 */
import { type Media } from './media';

/** Samples of a stream of Opus are counted at this rate, whatever it was recorded at. */
const OPUS_RATE = 48_000;

/** @throws {RangeError} where the file is not whole. */
export function readOgg(bytes: Buffer): Media {
  const first = bytes.subarray(27 + bytes.readUInt8(26));
  // The position of the last page is that of its end.
  const last = bytes.lastIndexOf('OggS');
  const samples = Number(bytes.readBigInt64LE(last + 6));
  const media = (codec: string, seconds: number): Media => ({
    container: 'Ogg',
    seconds: Math.max(0, seconds),
    tracks: [{ kind: 'audio', codec }],
  });
  if (first.toString('latin1', 0, 8) === 'OpusHead') {
    return media('Opus', (samples - first.readUInt16LE(10)) / OPUS_RATE);
  }
  if (first.toString('latin1', 1, 7) === 'vorbis') {
    return media('Vorbis', samples / first.readUInt32LE(12));
  }
  return media(first.toString('latin1', 0, 8).replace(/[^\w ]/g, '') || '?', 0);
}
