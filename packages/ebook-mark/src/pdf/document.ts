import { type Bytes } from '../bytes.ts';
import { refuse } from '../refusal.ts';
import { decode } from './filters.ts';
import { type Dictionary, numberIn, parseValue, type Value } from './parse.ts';
import { readObject } from './read.ts';
import { type Entry, readSections, type Section } from './xref.ts';

const MOST_STREAM = 32 * 2 ** 20;
const MOST_REFERENCES = 16;

/** The objects of a PDF, each read where it is needed. */
export interface Document {
  /** Where the file begins that offsets count from. */
  base: number;
  startXref: number;
  newest: Section;
  /** The first number that no object has, whatever `/Size` says: some programs write it wrong. */
  nextNumber: number;
  find(number: number): Promise<Entry | undefined>;
  /** Follows references. Undefined for an object that does not exist. */
  resolve(value: Value | undefined): Promise<Value | undefined>;
  /** The decoded data of a stream. */
  readStream(number: number): Promise<Buffer>;
}

async function findStart(bytes: Bytes): Promise<{ base: number; startXref: number }> {
  const head = (await bytes.read(0, 1_024)).toString('latin1');
  const base = head.indexOf('%PDF-');
  if (base < 0) refuse('unknown');
  const from = Math.max(0, bytes.size - 2_048);
  const tail = (await bytes.read(from, 2_048)).toString('latin1');
  const [, offset] =
    /startxref[\0\s]+(\d+)[\0\s]+%%EOF/.exec(
      tail.slice(Math.max(0, tail.lastIndexOf('startxref'))),
    ) ?? refuse('damaged');
  const startXref = Number(offset);
  if (base === 0) return { base, startXref };
  // Some programs count from the first byte nevertheless.
  const text = (await bytes.read(base + startXref, 32)).toString('latin1');
  return { base: /^[\0\s]*(xref|\d+[\0\s]+\d+[\0\s]+obj)/.test(text) ? base : 0, startXref };
}

export async function openDocument(bytes: Bytes): Promise<Document> {
  const { base, startXref } = await findStart(bytes);
  const sections = await readSections(bytes, base, startXref);
  const newest = sections[0]!;
  if (sections.some(({ trailer }) => trailer.entries.has('Encrypt'))) refuse('encrypted');
  const sizes = sections.map(({ trailer }) => numberIn(trailer.entries.get('Size')) ?? 0);

  async function find(number: number): Promise<Entry | undefined> {
    for (const section of sections) {
      const entry = await section.find(number);
      if (entry) return entry;
    }
    return undefined;
  }

  async function readAt(number: number) {
    const entry = await find(number);
    if (entry?.kind !== 'offset') return refuse('damaged');
    const object = await readObject(bytes, base + entry.offset);
    return object.number === number ? object : refuse('damaged');
  }

  async function resolve(value: Value | undefined): Promise<Value | undefined> {
    let current = value;
    for (let step = 0; step < MOST_REFERENCES; step++) {
      if (current?.kind !== 'reference') return current?.raw === 'null' ? undefined : current;
      const entry = await find(current.number);
      if (!entry || entry.kind === 'free') return undefined;
      current =
        entry.kind === 'packed'
          ? await readPacked(entry.stream, current.number)
          : (await readAt(current.number)).value;
    }
    return refuse('damaged');
  }

  async function resolveItems(value: Value | undefined): Promise<Value[]> {
    const list = await resolve(value);
    if (list === undefined) return [];
    const items = list.kind === 'array' ? list.items : [list];
    const resolved: Value[] = [];
    for (const item of items) resolved.push((await resolve(item)) ?? { kind: 'word', raw: 'null' });
    return resolved;
  }

  async function readData(number: number): Promise<[Dictionary, Buffer]> {
    const { value, dataAt } = await readAt(number);
    if (value.kind !== 'dictionary' || dataAt === undefined) return refuse('damaged');
    const length = numberIn(await resolve(value.entries.get('Length'))) ?? refuse('damaged');
    if (length > MOST_STREAM) refuse('unknown');
    const after = await bytes.read(dataAt + length, 16);
    if (!/^\s*endstream/.test(after.toString('latin1'))) refuse('damaged');
    const filters = await resolveItems(value.entries.get('Filter'));
    const parameters = await resolveItems(value.entries.get('DecodeParms'));
    return [value, await decode(await bytes.read(dataAt, length), filters, parameters)];
  }

  async function unpack(stream: number): Promise<Map<number, string>> {
    const [{ entries }, data] = await readData(stream);
    const first = numberIn(await resolve(entries.get('First'))) ?? refuse('damaged');
    const text = data.toString('latin1');
    const numbers = text
      .slice(0, first)
      .trim()
      .split(/[\0\s]+/)
      .map(Number);
    const objects = new Map<number, string>();
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      objects.set(numbers[at]!, text.slice(first + numbers[at + 1]!));
    }
    return objects;
  }

  const unpacked = new Map<number, Map<number, string>>();
  const unpacking = new Set<number>();

  async function readPacked(stream: number, number: number): Promise<Value> {
    if (!unpacked.has(stream)) {
      // Its length is in itself.
      if (unpacking.has(stream)) refuse('damaged');
      unpacking.add(stream);
      unpacked.set(stream, await unpack(stream));
    }
    const text = unpacked.get(stream)!.get(number) ?? refuse('damaged');
    // A space ends a number at the end.
    return parseValue(`${text} `, 0)[0];
  }

  return {
    base,
    startXref,
    newest,
    nextNumber: Math.max(...sizes, ...sections.map(({ end }) => end)),
    find,
    resolve,
    readStream: async (number) => (await readData(number))[1],
  };
}
