/**
 * The little of the SFNT container that the fonts command needs: reading the table directory,
 * replacing one table, writing a character map. Sums are left at zero: HarfBuzz works them out
 * again when it writes the subset.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 * @see https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values
 */
const HEADER = 12;
const ENTRY = 16;
const LAST = 0xffff;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** Tables of a TrueType file by their tag. */
export function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = HEADER + index * ENTRY;
    const offset = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

/** A TrueType file made of the given tables; every sum is zero. */
export function writeTables(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(HEADER + sorted.length * ENTRY);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const entry = HEADER + index * ENTRY;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    parts.push(table, Buffer.alloc(padded(table.length) - table.length));
    offset += padded(table.length);
  }
  return Buffer.concat(parts);
}

interface Segment {
  first: number;
  last: number;
  delta: number;
}

/** Runs of code points whose glyph ids run along with them. */
function segments(glyphs: ReadonlyMap<number, number>): Segment[] {
  const found: Segment[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    if (code >= LAST) throw new RangeError(`U+${code.toString(16)} is outside a format 4 map`);
    const delta = (glyph - code) & LAST;
    const open = found.at(-1);
    if (open && open.last === code - 1 && open.delta === delta) open.last = code;
    else found.push({ first: code, last: code, delta });
  }
  return [...found, { first: LAST, last: LAST, delta: 1 }];
}

/** A `cmap` table with one subtable (Windows, Unicode BMP, format 4). */
export function writeCharacterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const runs = segments(glyphs);
  const power = Math.floor(Math.log2(runs.length));
  const body = [
    runs.length * 2,
    2 ** (power + 1),
    power,
    runs.length * 2 - 2 ** (power + 1),
    ...runs.map(({ last }) => last),
    0,
    ...runs.map(({ first }) => first),
    ...runs.map(({ delta }) => delta),
    ...runs.map(() => 0),
  ];
  const length = (3 + body.length) * 2;
  // version, count of subtables; platform 3, encoding 1, offset 12; format 4, length, language
  const words = [0, 1, 3, 1, 0, 12, 4, length, 0, ...body];
  const table = Buffer.alloc(words.length * 2);
  for (const [index, word] of words.entries()) table.writeUInt16BE(word, index * 2);
  return table;
}
