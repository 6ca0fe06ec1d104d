import { type Bytes } from '../bytes.ts';
import { refuse } from '../refusal.ts';
import { decode } from './filters.ts';
import { type Dictionary, numberIn, type Value } from './parse.ts';
import { readDictionary, readObject } from './read.ts';

export type Entry =
  | { kind: 'free' }
  | { kind: 'offset'; offset: number; generation: number }
  | { kind: 'packed'; stream: number; index: number };

/** A cross-reference table or stream: where each object of one version of the file is. */
export interface Section {
  kind: 'table' | 'stream';
  trailer: Dictionary;
  /** Above the highest number in it. */
  end: number;
  find(number: number): Promise<Entry | undefined>;
}

const MOST_SECTIONS = 1_000;
const MOST_NUMBER = 8_388_607;

interface Run {
  start: number;
  count: number;
  at: number;
  width: number;
}

const endOf = (runs: readonly { start: number; count: number }[]) =>
  Math.max(0, ...runs.filter(({ count }) => count > 0).map(({ start, count }) => start + count));

async function readTable(bytes: Bytes, start: number): Promise<Section> {
  const runs: Run[] = [];
  let at = start;
  for (;;) {
    const text = (await bytes.read(at, 256)).toString('latin1');
    const [head, from, count] = /^[\0\s]*(\d+)[\0\s]+(\d+)[\0\s]+/.exec(text) ?? [];
    if (head === undefined) break;
    const first = text.slice(head.length);
    const width = /^\d{10} \d{5} [nf][\0\s]{0,3}/.exec(first)?.[0].length ?? 20;
    runs.push({ start: Number(from), count: Number(count), at: at + head.length, width });
    at += head.length + Number(count) * width;
    if (runs.length > 100_000 || at > bytes.size) refuse('damaged');
  }
  const text = (await bytes.read(at, 256)).toString('latin1');
  const [word] = /^[\0\s]*trailer/.exec(text) ?? refuse('damaged');
  return {
    kind: 'table',
    trailer: await readDictionary(bytes, at + word.length),
    end: endOf(runs),
    async find(number) {
      const run = runs.find((each) => number >= each.start && number < each.start + each.count);
      if (!run) return undefined;
      const entry = await bytes.read(run.at + (number - run.start) * run.width, 18);
      const [, offset, generation, kind] =
        /^(\d{10}) (\d{5}) ([nf])$/.exec(entry.toString('latin1')) ?? refuse('damaged');
      if (kind === 'f') return { kind: 'free' };
      return { kind: 'offset', offset: Number(offset), generation: Number(generation) };
    },
  };
}

const itemsOf = (value: Value | undefined) =>
  value === undefined ? [] : value.kind === 'array' ? value.items : [value];

async function readStream(bytes: Bytes, start: number): Promise<Section> {
  const { value, dataAt } = await readObject(bytes, start);
  if (value.kind !== 'dictionary' || dataAt === undefined) return refuse('damaged');
  const { entries } = value;
  const type = entries.get('Type');
  if (type?.kind !== 'name' || type.value !== 'XRef') refuse('damaged');
  const numbers = (key: string) =>
    itemsOf(entries.get(key)).map((item) => numberIn(item) ?? refuse('damaged'));
  // Its own length is never a reference, as there would be no way to find it.
  const length = numberIn(entries.get('Length')) ?? refuse('damaged');
  const packed = await bytes.read(dataAt, length);
  const data = await decode(
    packed,
    itemsOf(entries.get('Filter')),
    itemsOf(entries.get('DecodeParms')),
  );
  const widths = numbers('W');
  if (widths.length < 3 || widths.some((width) => !(width >= 0 && width <= 8))) refuse('damaged');
  const index = entries.has('Index') ? numbers('Index') : [0, ...numbers('Size')];
  const width = widths.reduce((sum, each) => sum + each, 0);
  const runs: Run[] = [];
  for (let place = 0, at = 0; place + 1 < index.length; place += 2) {
    const [from, count] = [index[place]!, index[place + 1]!];
    runs.push({ start: from, count, at, width });
    at += count * width;
  }
  const fields = (at: number) => {
    let from = at;
    return widths.slice(0, 3).map((size) => {
      const field = data.subarray(from, (from += size));
      return field.reduce((sum, byte) => sum * 256 + byte, 0);
    });
  };
  return {
    kind: 'stream',
    trailer: value,
    end: endOf(runs),
    async find(number) {
      const run = runs.find((each) => number >= each.start && number < each.start + each.count);
      if (!run) return undefined;
      const at = run.at + (number - run.start) * width;
      if (at + width > data.length) refuse('damaged');
      const [type, second, third] = fields(at) as [number, number, number];
      const kind = widths[0] === 0 ? 1 : type;
      if (kind === 1) return { kind: 'offset', offset: second, generation: third };
      return kind === 2 ? { kind: 'packed', stream: second, index: third } : { kind: 'free' };
    },
  };
}

/** Objects that only readers of streams see; free in the table. */
function withHidden(table: Section, hidden: Section): Section {
  return {
    ...table,
    end: Math.max(table.end, hidden.end),
    async find(number) {
      const entry = await table.find(number);
      if (entry && entry.kind !== 'free') return entry;
      return (await hidden.find(number)) ?? entry;
    },
  };
}

async function readSection(bytes: Bytes, base: number, offset: number): Promise<Section> {
  const at = base + offset;
  const text = (await bytes.read(at, 64)).toString('latin1');
  const [word] = /^[\0\s]*xref/.exec(text) ?? [];
  if (word === undefined) return readStream(bytes, at);
  const table = await readTable(bytes, at + word.length);
  const hidden = numberIn(table.trailer.entries.get('XRefStm'));
  return hidden === undefined ? table : withHidden(table, await readStream(bytes, base + hidden));
}

/** The newest first. @throws {Refusal} where an offset is wrong: readers then repair the file. */
export async function readSections(bytes: Bytes, base: number, start: number): Promise<Section[]> {
  const sections: Section[] = [];
  const seen = new Set<number>();
  let offset: number | undefined = start;
  while (offset !== undefined) {
    if (seen.has(offset) || seen.size >= MOST_SECTIONS) refuse('damaged');
    seen.add(offset);
    const section = await readSection(bytes, base, offset);
    if (section.end > MOST_NUMBER) refuse('damaged');
    sections.push(section);
    offset = numberIn(section.trailer.entries.get('Prev'));
  }
  return sections;
}
