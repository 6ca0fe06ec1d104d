/** Sounds and videos of the fewest bytes that say how long they are, and in what they are coded. */

interface Track {
  kind: 'audio' | 'video';
  codec: string;
  width?: number;
  height?: number;
  /** As phones hold a video upright. */
  isTurned?: boolean;
}

const uint32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeInt32BE(value | 0, index * 4));
  return bytes;
};

const box = (type: string, ...contents: Buffer[]) => {
  const content = Buffer.concat(contents);
  return Buffer.concat([uint32(content.length + 8), Buffer.from(type, 'latin1'), content]);
};

function mp4Track({ kind, codec, width = 0, height = 0, isTurned = false }: Track): Buffer {
  const matrix = isTurned
    ? [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000]
    : [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  const size = [width, height].map((side) => side * 0x10000);
  const handler = kind === 'video' ? 'vide' : 'soun';
  const sample = Buffer.concat([uint32(0, 1), box(codec, Buffer.alloc(28))]);
  return box(
    'trak',
    box('tkhd', Buffer.alloc(40), uint32(...matrix, ...size)),
    box(
      'mdia',
      box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(12)),
      box('minf', box('stbl', box('stsd', sample))),
    ),
  );
}

export const H264: Track = { kind: 'video', codec: 'avc1', width: 640, height: 360 };
export const AAC: Track = { kind: 'audio', codec: 'mp4a' };

export const mp4 = (seconds: number, tracks: readonly Track[], brand = 'isom') =>
  Buffer.concat([
    box('ftyp', Buffer.from(brand.padEnd(4)), uint32(0)),
    box(
      'moov',
      box('mvhd', Buffer.alloc(12), uint32(1000, seconds * 1000), Buffer.alloc(80)),
      ...tracks.map(mp4Track),
    ),
    box('mdat', Buffer.alloc(64)),
  ]);

/** @param id in hexadecimal. */
const element = (id: string, ...contents: Buffer[]) => {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from(id, 'hex'), uint32(0x10000000 | content.length), content]);
};

const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

const webmTrack = ({ kind, codec, width = 0, height = 0 }: Track) =>
  element(
    'ae',
    element('83', Buffer.from([kind === 'video' ? 1 : 2])),
    element('86', Buffer.from(codec)),
    ...(kind === 'video'
      ? [element('e0', element('b0', uint32(width)), element('ba', uint32(height)))]
      : []),
  );

/** @param seconds undefined: as what a browser has recorded, which does not say it. */
export const webm = (seconds: number | undefined, tracks: readonly Track[], type = 'webm') =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(type))),
    // Of unknown size, as programs write it that do not go back.
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    element(
      '1549a966',
      element('2ad7b1', uint32(1_000_000)),
      ...(seconds === undefined ? [] : [element('4489', double(seconds * 1000))]),
    ),
    element('1654ae6b', ...tracks.map(webmTrack)),
    element('1f43b675', Buffer.alloc(64)),
  ]);

export const VP9: Track = { kind: 'video', codec: 'V_VP9', width: 640, height: 360 };
export const OPUS: Track = { kind: 'audio', codec: 'A_OPUS' };

function oggPage(samples: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS');
  head.writeBigInt64LE(BigInt(samples), 6);
  head[26] = 1;
  head[27] = payload.length;
  return Buffer.concat([head, payload]);
}

/** A voice note of WhatsApp, or with another first word, as speex has it. */
export function ogg(seconds: number, word = 'OpusHead'): Buffer {
  const first = Buffer.alloc(19);
  first.write(word);
  first.writeUInt16LE(312, 10);
  return Buffer.concat([oggPage(0, first), oggPage(seconds * 48_000 + 312, Buffer.alloc(200))]);
}

/** Of 32 kilobits a second, after a tag whose length takes two bytes. */
export function mp3(seconds: number): Buffer {
  const frame = Buffer.alloc(104);
  frame.writeUInt32BE(0xfffb1000);
  const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\x48'), Buffer.alloc(200)]);
  const frames = Array<Buffer>(Math.round((seconds * 44_100) / 1152)).fill(frame);
  return Buffer.concat([tag, ...frames]);
}
