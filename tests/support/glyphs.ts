import { join } from 'node:path';
import { type Font } from 'harfbuzzjs';
import { readWoff2 } from '@/build/fonts/faces';
import { FONTS } from '@/build/fonts/provide';
import { openFont, shapeText } from '@/build/fonts/shape';

export const openCut = async (name: string, folder = '') =>
  openFont(await readWoff2(join(folder, FONTS, `${name}.woff2`)));

export const shape = (font: Font, letters: string, features?: readonly string[]) =>
  shapeText(font, letters, features).getGlyphInfosAndPositions();

/** The outlines and advances that a text is drawn with, however a font numbers its glyphs. */
export const drawing = (font: Font, letters: string) =>
  shape(font, letters)
    .map(({ codepoint, xAdvance }) => `${xAdvance} ${font.glyphToPath(codepoint)}`)
    .join('\n');

/** Words that a cut draws in another way than the whole font, or not at all. */
export const lostWords = (cut: Font, whole: Font, words: readonly string[]) =>
  words.filter(
    (word) =>
      shape(cut, word).some(({ codepoint }) => codepoint === 0) ||
      drawing(cut, word) !== drawing(whole, word),
  );
