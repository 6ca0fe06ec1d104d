import { readFile } from 'node:fs/promises';

/**
 * HarfBuzz' subsetter. It is called here without a wrapper, because the packages that wrap it take
 * characters only, and the display face is cut to glyph ids.
 *
 * @see https://harfbuzz.github.io/harfbuzz-hb-subset.html
 */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    axis: number,
    least: number,
    most: number,
    standard: number,
  ): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;

export interface Cut {
  characters: Iterable<string>;
  /** Glyphs to keep beside those of the characters. */
  glyphs?: Iterable<number>;
  /** OpenType features to keep, by their four letters. */
  features: readonly string[];
  /** Axes to narrow: tag, least and most value. */
  axes?: readonly (readonly [string, number, number])[];
}

const tag = (letters: string) => Buffer.from(letters, 'latin1').readUInt32BE();

async function loadSubsetter(): Promise<Subsetter> {
  const file = new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}

function ask(hb: Subsetter, face: number, cut: Cut): number {
  const input = hb.hb_subset_input_create_or_fail();
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const character of cut.characters) hb.hb_set_add(characters, character.codePointAt(0)!);
  const glyphs = hb.hb_subset_input_glyph_set(input);
  for (const glyph of cut.glyphs ?? []) hb.hb_set_add(glyphs, glyph);
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(features);
  for (const feature of cut.features) hb.hb_set_add(features, tag(feature));
  for (const [axis, least, most] of cut.axes ?? []) {
    if (!hb.hb_subset_input_set_axis_range(input, face, tag(axis), least, most, NaN)) {
      throw new Error(`The face has no axis ${axis} from ${least} to ${most}.`);
    }
  }
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  return input;
}

/**
 * Cuts a TrueType file down to what is asked for. Layout rules stay where all their glyphs stay;
 * no glyph is kept only because a rule could reach it.
 */
export async function subset(font: Buffer, cut: Cut): Promise<Buffer> {
  const hb = await loadSubsetter();
  const address = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, address);
  const source = hb.hb_blob_create(address, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(source, 0);
  const input = ask(hb, face, cut);
  const result = hb.hb_subset_or_fail(face, input);
  if (result === 0) throw new Error('HarfBuzz could not subset the face.');
  const blob = hb.hb_face_reference_blob(result);
  const start = hb.hb_blob_get_data(blob, 0);
  const bytes = Buffer.from(hb.memory.buffer, start, hb.hb_blob_get_length(blob));
  // A copy: the memory of the instance goes with the instance.
  return Buffer.from(bytes);
}
