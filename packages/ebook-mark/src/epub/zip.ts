import { promisify } from 'node:util';
import { inflateRaw as inflateWithCallback } from 'node:zlib';
import { type Bytes } from '../bytes.ts';
import { refuse } from '../refusal.ts';

/** @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const LOCAL_BYTES = 30;
const MOST_COMMENT = 0xffff;
const MOST_DIRECTORY = 16 * 2 ** 20;
const MOST_ENTRY = 32 * 2 ** 20;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const LENGTHS_FOLLOW = 8;

const inflateBytes = promisify<Buffer, object, Buffer>(inflateWithCallback);

export interface Entry {
  name: string;
  /** As it stands in the directory. */
  record: Buffer;
}

export interface Zip {
  entries: Entry[];
  read(name: string): Promise<Buffer | undefined>;
}

async function readDirectory(bytes: Bytes): Promise<Buffer[]> {
  const from = Math.max(0, bytes.size - END_BYTES - MOST_COMMENT);
  const tail = await bytes.read(from, END_BYTES + MOST_COMMENT);
  let at = tail.length - END_BYTES;
  const isEnd = () =>
    tail.readUInt32LE(at) === END && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length;
  while (at >= 0 && !isEnd()) at--;
  if (at < 0) refuse('damaged');
  const count = tail.readUInt16LE(at + 10);
  const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  // Larger numbers are elsewhere, in the form for more than 4 GB.
  if (count === 0xffff || start === 0xffffffff || length > MOST_DIRECTORY) refuse('unknown');
  if (start + length > from + at) refuse('damaged');
  const directory = await bytes.read(start, length);
  const records: Buffer[] = [];
  for (let place = 0; place < directory.length;) {
    if (place + 46 > directory.length || directory.readUInt32LE(place) !== CENTRAL)
      refuse('damaged');
    const [name, extra, comment] = [28, 30, 32].map((field) =>
      directory.readUInt16LE(place + field),
    );
    const end = place + 46 + name! + extra! + comment!;
    records.push(directory.subarray(place, end));
    place = end;
  }
  return records.length === count ? records : refuse('damaged');
}

export async function openZip(bytes: Bytes): Promise<Zip> {
  const entries = (await readDirectory(bytes)).map((record) => {
    if (record.readUInt16LE(8) & ENCRYPTED) refuse('encrypted');
    const name = record.subarray(46, 46 + record.readUInt16LE(28)).toString('utf8');
    return { name, record };
  });
  return {
    entries,
    async read(name) {
      const record = entries.find((entry) => entry.name === name)?.record;
      if (!record) return undefined;
      const [method, packed] = [record.readUInt16LE(10), record.readUInt32LE(20)];
      const at = record.readUInt32LE(42);
      const head = await bytes.read(at, LOCAL_BYTES);
      if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) refuse('damaged');
      if (packed > MOST_ENTRY) refuse('unknown');
      const start = at + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
      const data = await bytes.read(start, packed);
      if (data.length < packed) refuse('damaged');
      if (method === STORED) return data;
      if (method !== DEFLATED) return refuse('unknown');
      return inflateBytes(data, { maxOutputLength: MOST_ENTRY }).catch(() => refuse('damaged'));
    },
  };
}

interface Deflated {
  data: Buffer;
  crc: number;
  /** Unpacked. */
  size: number;
}

/** A newer version of an entry: what stands before its data, and its record in the directory. */
export function writeEntry({ record }: Entry, offset: number, { data, crc, size }: Deflated) {
  const newest = Buffer.from(record);
  const flags = record.readUInt16LE(8) & ~LENGTHS_FOLLOW;
  newest.writeUInt16LE(flags, 8);
  newest.writeUInt16LE(DEFLATED, 10);
  newest.writeUInt32LE(crc, 16);
  newest.writeUInt32LE(data.length, 20);
  newest.writeUInt32LE(size, 24);
  newest.writeUInt32LE(offset, 42);
  const name = record.subarray(46, 46 + record.readUInt16LE(28));
  const head = Buffer.alloc(LOCAL_BYTES);
  head.writeUInt32LE(LOCAL, 0);
  head.writeUInt16LE(20, 4);
  // Flags, method, time, day, checksum and lengths stand in the same order.
  newest.copy(head, 6, 8, 28);
  head.writeUInt16LE(name.length, 26);
  return { head: Buffer.concat([head, name]), record: newest };
}

export function writeEnd(count: number, length: number, start: number, comment: string): Buffer {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(start, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment, 'latin1')]);
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** @param before of the bytes that come first. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ table[(crc ^ byte) & 255]!;
  return ~crc >>> 0;
}
