import { readFile } from 'node:fs/promises';
import { glyphsFor, openFont } from './shape';

export interface Cut {
  font: Buffer;
  characters: readonly string[];
  /** Shaped to find the glyphs that they need. */
  words?: readonly string[];
  features: readonly string[];
  /** Off until a stylesheet asks for them. */
  optionalFeatures?: readonly string[];
  weights?: readonly [number, number];
}

// From hb-subset.h.
const MEMORY_MODE_WRITABLE = 2;
const LAYOUT_FEATURE_TAGS = 6;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;

type Exports = Record<string, (...values: number[]) => number>;

const tag = (letters: string) => Buffer.from(letters, 'latin1').readUInt32BE();

/**
 * `subset-font` takes characters only, and Devanagari is cut to the glyphs that its words need.
 * @see https://harfbuzz.github.io/harfbuzz-hb-subset.html
 */
export async function subset(cut: Cut): Promise<Buffer> {
  const { font, characters, words = [], features, optionalFeatures = [], weights } = cut;
  const file = new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const hb = instance.exports as Exports;
  const { memory } = instance.exports as unknown as { memory: WebAssembly.Memory };
  hb._initialize!();

  const address = hb.malloc!(font.length);
  new Uint8Array(memory.buffer).set(font, address);
  const blob = hb.hb_blob_create!(address, font.length, MEMORY_MODE_WRITABLE, 0, 0);
  const face = hb.hb_face_create!(blob, 0);

  const input = hb.hb_subset_input_create_or_fail!();
  const addAll = (set: number, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add!(set, value);
  };
  const codes = characters.map((character) => character.codePointAt(0)!);
  addAll(hb.hb_subset_input_unicode_set!(input), codes);
  const shaper = openFont(font);
  const glyphs = words.flatMap((word) => glyphsFor(shaper, word, optionalFeatures));
  addAll(hb.hb_subset_input_glyph_set!(input), glyphs);
  const featureSet = hb.hb_subset_input_set!(input, LAYOUT_FEATURE_TAGS);
  hb.hb_set_clear!(featureSet);
  addAll(featureSet, [...features, ...optionalFeatures].map(tag));
  if (weights) hb.hb_subset_input_set_axis_range!(input, face, tag('wght'), ...weights, NaN);
  hb.hb_subset_input_set_flags!(input, NO_HINTING | NO_LAYOUT_CLOSURE);

  const result = hb.hb_subset_or_fail!(face, input);
  if (result === 0) throw new Error('HarfBuzz could not subset the font.');
  const bytes = hb.hb_face_reference_blob!(result);
  const start = hb.hb_blob_get_data!(bytes, 0);
  return Buffer.from(memory.buffer.slice(start, start + hb.hb_blob_get_length!(bytes)));
}
