import { join } from 'node:path';
import { type Font } from 'harfbuzzjs';
import { root } from '../steps/root.mjs';
import { hindiWordsIn, loadContent } from './characters';
import { FONTS, readAnekDevanagari, readTiro, readWoff2 } from './faces';
import { openFont, shape } from './shape';

export const openCut = async (name: string) =>
  openFont(await readWoff2(join(FONTS, `${name}.woff2`)));

export const openTiro = async () => openFont(await readTiro());
export const openAnek = async () => openFont(await readAnekDevanagari());

const paths = new Map<Font, Map<number, string>>();

function pathOf(font: Font, glyph: number): string {
  const known = paths.get(font) ?? new Map<number, string>();
  paths.set(font, known);
  if (!known.has(glyph)) known.set(glyph, font.glyphToPath(glyph));
  return known.get(glyph)!;
}

/** What is drawn for a text: outlines and advances, whatever the glyphs are numbered. */
export const drawing = (font: Font, letters: string, features?: string[]) =>
  shape(font, letters, features)
    .map(({ id, advance }) => `${advance} ${pathOf(font, id)}`)
    .join('\n');

export const lostWords = (cut: Font, whole: Font, words: readonly string[]) =>
  words.filter(
    (word) =>
      shape(cut, word).some(({ id }) => id === 0) ||
      drawing(cut, word) !== drawing(whole, word, ['lnum']),
  );

export async function lostHindiWords(): Promise<string[]> {
  const content = join(root, 'content');
  const words = hindiWordsIn([await loadContent(content, 'en'), await loadContent(content, 'hi')]);
  const [text, display, anek, tiro] = await Promise.all([
    openCut('texthi'),
    openCut('displayhi'),
    openAnek(),
    openTiro(),
  ]);
  return [...new Set([...lostWords(text, anek, words), ...lostWords(display, tiro, words)])];
}
