import {
  Blob,
  Buffer as TextBuffer,
  BufferContentType,
  Face,
  Feature,
  Font,
  Variation,
  shape as harfbuzz,
} from 'harfbuzzjs';

export interface Glyph {
  id: number;
  /** In font units. */
  advance: number;
}

/** @param variations values of the axes, such as `{ wght: 400 }`. */
export function openFont(sfnt: Uint8Array, variations: Record<string, number> = {}): Font {
  const font = new Font(new Face(new Blob(sfnt)));
  font.setVariations(Object.entries(variations).map(([tag, value]) => new Variation(tag, value)));
  return font;
}

/** Code points of the font's character map. A copy: the list itself lies in HarfBuzz' memory. */
export function charactersOf(font: Font): number[] {
  return Array.from(font.face.collectUnicodes());
}

const asked = (features: readonly string[]) => features.map((tag) => new Feature(tag, 1));

function fillBuffer(text: string): TextBuffer {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  return buffer;
}

/** The glyphs that HarfBuzz draws for a text of one script. */
export function shape(font: Font, text: string, features: readonly string[] = []): Glyph[] {
  const buffer = fillBuffer(text);
  harfbuzz(font, buffer, asked(features));
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0 }) => ({ id: codepoint, advance: xAdvance }));
}

/**
 * Every glyph that stands in the line at any step of shaping: a half form that the next lookup
 * joins into a conjunct is needed although it is never drawn.
 */
export function glyphsOnTheWay(
  font: Font,
  text: string,
  features: readonly string[] = [],
): Set<number> {
  const glyphs = new Set<number>();
  const buffer = fillBuffer(text);
  const collect = (step: TextBuffer) => {
    if (step.getContentType() !== BufferContentType.GLYPHS) return;
    for (const { codepoint } of step.getGlyphInfos()) glyphs.add(codepoint);
  };
  buffer.setMessageFunc((step) => {
    collect(step);
    return true;
  });
  harfbuzz(font, buffer, asked(features));
  collect(buffer);
  return glyphs;
}
