/** @see https://www.rfc-editor.org/rfc/rfc9559 (Matroska, of which WebM is a part) */
import { type Media } from './media';

const IDS = {
  header: 0x1a45dfa3,
  documentType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;

/** Bytes of a number, by the zeros it begins with. */
const lengthOf = (first = 0) => Math.clz32(first) - 23;

/** Without the bit that says its length. One of only ones is unknown: it reaches to the end. */
function readSize(bytes: Buffer, at: number, length: number): number {
  const first = bytes[at]! & (0xff >> length);
  const others = bytes.subarray(at + 1, at + length);
  const isUnknown = first === 0xff >> length && others.every((byte) => byte === 0xff);
  return isUnknown
    ? bytes.length - at - length
    : others.reduce((size, byte) => size * 256 + byte, first);
}

/** @throws {RangeError} where an element is no such thing, or longer than what is around it. */
function* elementsIn(bytes: Buffer): Generator<{ id: number; content: Buffer }> {
  for (let at = 0; at < bytes.length;) {
    const idLength = lengthOf(bytes[at]);
    const sizeLength = lengthOf(bytes[at + idLength]);
    if (idLength > 4 || sizeLength > 8) throw new RangeError('element');
    const start = at + idLength + sizeLength;
    const end = start + readSize(bytes, at + idLength, sizeLength);
    if (end > bytes.length) throw new RangeError('element');
    yield { id: bytes.readUIntBE(at, idLength), content: bytes.subarray(start, end) };
    at = end;
  }
}

function find(bytes: Buffer | undefined, id: number): Buffer | undefined {
  for (const element of elementsIn(bytes ?? Buffer.alloc(0))) {
    if (element.id === id) return element.content;
  }
  return undefined;
}

const toNumber = (bytes: Buffer | undefined) =>
  bytes && bytes.length > 0 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : undefined;

const toFloat = (bytes: Buffer | undefined) =>
  bytes?.length === 8 ? bytes.readDoubleBE() : bytes?.length === 4 ? bytes.readFloatBE() : 0;

function readTrack(track: Buffer): Media['tracks'] {
  const kind = ([undefined, 'video', 'audio'] as const)[toNumber(find(track, IDS.trackType)) ?? 0];
  if (!kind) return [];
  const codec = find(track, IDS.codec)?.toString('latin1') ?? '';
  const video = find(track, IDS.video);
  const [width, height] = [IDS.width, IDS.height].map((id) => toNumber(find(video, id)));
  return [{ kind, codec, ...(width && height && { width, height }) }];
}

/** @throws {RangeError} where the file is not whole. */
export function readWebm(bytes: Buffer): Media {
  const type = find(find(bytes, IDS.header), IDS.documentType)?.toString('latin1');
  const segment = find(bytes, IDS.segment);
  const info = find(segment, IDS.info);
  const tracks = find(segment, IDS.tracks);
  if (!info || !tracks) throw new RangeError('segment');
  const scale = toNumber(find(info, IDS.scale)) ?? 1_000_000;
  return {
    container: type?.startsWith('webm') ? 'WebM' : 'Matroska',
    seconds: (toFloat(find(info, IDS.duration)) * scale) / 1e9,
    tracks: [...elementsIn(tracks)].flatMap(({ id, content }) =>
      id === IDS.track ? readTrack(content) : [],
    ),
  };
}
