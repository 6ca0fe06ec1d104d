/** @see https://www.iso.org/standard/22412.html (ISO/IEC 11172-3) */
import { type Media } from './media';

/** Kilobits a second of Layer III, of MPEG 1 and of those after it. */
const BIT_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

/** Pictures and names that programs put before the sound. */
function tagLength(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3' || bytes.length < 10) return 0;
  // Seven bits of each byte count.
  return bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0) + 10;
}

/** The frame at a place: its length in bytes, and its seconds. */
function readFrame(bytes: Buffer, at: number): { length: number; seconds: number } | undefined {
  const header = at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0;
  const [version, layer] = [(header >>> 19) & 3, (header >>> 17) & 3];
  if (header >>> 21 !== 0x7ff || version === 1 || layer !== 1) return undefined;
  const isFirst = version === 3;
  const bits = BIT_RATES[isFirst ? 0 : 1][(header >>> 12) & 15];
  const fullRate = SAMPLE_RATES[(header >>> 10) & 3];
  if (!bits || !fullRate) return undefined;
  const rate = fullRate / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  return {
    length: Math.floor((samples * bits * 125) / rate) + padding,
    seconds: samples / rate,
  };
}

/** Undefined where it is no MP3: two frames follow one another, or one is the whole. */
export function readMp3(bytes: Buffer): Media | undefined {
  let at = tagLength(bytes);
  let [frames, seconds] = [0, 0];
  for (let frame = readFrame(bytes, at); frame; frame = readFrame(bytes, at)) {
    frames += 1;
    seconds += frame.seconds;
    at += frame.length;
  }
  if (frames < 2) return undefined;
  return { container: 'MP3', seconds, tracks: [{ kind: 'audio', codec: 'MP3' }] };
}
