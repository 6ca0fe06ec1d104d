import {
  Blob,
  Buffer as TextBuffer,
  BufferContentType,
  Face,
  Feature,
  Font,
  shape as harfbuzz,
} from 'harfbuzzjs';

export const openFont = (sfnt: Uint8Array): Font => new Font(new Face(new Blob(sfnt)));

export const charactersOf = (font: Font): number[] => Array.from(font.face.collectUnicodes());

function shapeText(
  font: Font,
  text: string,
  features: readonly string[],
  onStep?: (buffer: TextBuffer) => void,
): TextBuffer {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // Anek has forms for Hindi, which a browser takes for `lang="hi"`. Latin letters have none.
  buffer.setLanguage('hi');
  if (onStep) {
    buffer.setMessageFunc((step) => {
      onStep(step);
      return true;
    });
  }
  harfbuzz(
    font,
    buffer,
    features.map((tag) => new Feature(tag, 1)),
  );
  return buffer;
}

export const shape = (font: Font, text: string, features: readonly string[] = []) =>
  shapeText(font, text, features)
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0 }) => ({ id: codepoint, advance: xAdvance }));

/** Includes half forms that a later lookup joins into a conjunct: they are needed, though not drawn. */
export function glyphsFor(font: Font, text: string, features: readonly string[] = []): number[] {
  const glyphs: number[] = [];
  const collect = (buffer: TextBuffer) => {
    if (buffer.getContentType() !== BufferContentType.GLYPHS) return;
    glyphs.push(...buffer.getGlyphInfos().map(({ codepoint }) => codepoint));
  };
  collect(shapeText(font, text, features, collect));
  return glyphs;
}
