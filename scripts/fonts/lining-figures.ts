import { charactersOf, openFont, shape } from './shape';

const TABLE_DIRECTORY = 12;
const LAST = 0xffff;

/**
 * Checksums stay wrong until HarfBuzz writes the subset.
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
function replaceTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const padding = Buffer.alloc(-font.length & 3);
  const result = Buffer.concat([font, padding, table]);
  const entry = result.indexOf(tag, TABLE_DIRECTORY, 'latin1');
  result.writeUInt32BE(font.length + padding.length, entry + 8);
  result.writeUInt32BE(table.length, entry + 12);
  return result;
}

/** @see https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values */
function characterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const codes = [...glyphs.keys()].sort((a, b) => a - b);
  const deltas = codes.map((code) => glyphs.get(code)! - code);
  const segments = [...codes, LAST];
  const search = [segments.length * 2, 0, 0, 0];
  const offsets = segments.map(() => 0);
  const body = [...search, ...segments, 0, ...segments, ...deltas, 1, ...offsets];
  const words = [0, 1, 3, 1, 0, 12, 4, (body.length + 3) * 2, 0, ...body];
  const table = Buffer.alloc(words.length * 2);
  words.forEach((word, index) => table.writeUInt16BE(word & 0xffff, index * 2));
  return table;
}

/** CSS could use the feature `lnum`, but `font` resets it and share pictures have no features. */
export function withLiningFigures(font: Buffer): Buffer {
  const shaper = openFont(font);
  const glyphs = new Map(charactersOf(shaper).map((code) => [code, shaper.nominalGlyph(code)!]));
  for (const digit of '0123456789') {
    glyphs.set(digit.codePointAt(0)!, shape(shaper, digit, ['lnum'])[0]!.id);
  }
  return replaceTable(font, 'cmap', characterMap(glyphs));
}
