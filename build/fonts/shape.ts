import { Blob, Buffer, BufferContentType, Face, Feature, Font, shape } from 'harfbuzzjs';

export const openFont = (sfnt: Uint8Array): Font => new Font(new Face(new Blob(sfnt)));

/** @param features tags of features that are off by default. */
export function shapeText(
  font: Font,
  text: string,
  features: readonly string[] = [],
  buffer = new Buffer(),
): Buffer {
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // Anek has forms for Hindi, which a browser takes for `lang="hi"`. Latin letters have none.
  buffer.setLanguage('hi');
  const enabled = features.map((tag) => new Feature(tag, 1));
  shape(font, buffer, enabled);
  return buffer;
}

/** Includes half forms that a later lookup joins into a conjunct: they are needed, though not drawn. */
export function glyphsFor(font: Font, text: string, features: readonly string[]): number[] {
  const glyphs: number[] = [];
  const collect = (step: Buffer) => {
    if (step.getContentType() === BufferContentType.GLYPHS) {
      glyphs.push(...step.getGlyphInfos().map(({ codepoint }) => codepoint));
    }
    return true;
  };
  const buffer = new Buffer();
  buffer.setMessageFunc(collect);
  collect(shapeText(font, text, features, buffer));
  return glyphs;
}
