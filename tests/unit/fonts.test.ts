import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Font } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import {
  devanagariDigits,
  hindiIn,
  latinCharactersIn,
  leftToTheSystem,
  loadContent,
  rupee,
  sanskritIn,
  stringsIn,
} from '@/scripts/fonts/characters';
import { charactersOf, openFont, shape } from '@/scripts/fonts/shape';
import { root } from '@/scripts/steps/root.mjs';

/** What fails here is mended by `npm run fonts`, unless no face has the character at all. */
const TIRO =
  'node_modules/@expo-google-fonts/tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf';
const read = (path: string) => readFile(join(root, path));
const open = async (name: string) =>
  openFont(await decompress(await read(`app/fonts/${name}.woff2`)));

const whole = openFont(await read(TIRO));
const [display, hindi, text, rupeeFont] = await Promise.all(
  ['display', 'hindi', 'text', 'rupee'].map(open) as [
    Promise<Font>,
    Promise<Font>,
    Promise<Font>,
    Promise<Font>,
  ],
);
const content = await loadContent(join(root, 'content'));
const used = latinCharactersIn(content).filter((letter) => !leftToTheSystem.includes(letter));

const missing = (font: Font, characters: readonly string[]) => {
  const known = new Set(charactersOf(font));
  return characters.filter((character) => !known.has(character.codePointAt(0)!));
};

/** What is drawn for a text: outlines and advances, whatever the glyphs are numbered. */
const drawing = (font: Font, letters: string, features?: string[]) =>
  shape(font, letters, features).map(({ id, advance }) => [font.glyphToPath(id), advance]);

it('fonts: have every character of the content', () => {
  expect(used.length).toBeGreaterThan(60);
  expect(missing(display, used)).toEqual([]);
  const transliteration = stringsIn(content, 'iast').join('');
  const inText = used.filter(
    (letter) => letter !== rupee && (letter < '\u0100' || !transliteration.includes(letter)),
  );
  expect(missing(text, inText)).toEqual([]);
  expect(charactersOf(rupeeFont)).toEqual([rupee.codePointAt(0)]);
});

const phrases = [
  ...[...sanskritIn(content), ...devanagariDigits].map((words) => [display, words] as const),
  ...hindiIn(content).map((words) => [hindi, words] as const),
];
it('fonts: draw every Devanagari phrase of the content as the whole face does', () => {
  expect(phrases.map(([, words]) => words)).toContain('निखिलं नवतश्चरमं दशतः');
  for (const [font, words] of phrases) {
    expect(shape(font, words).map(({ id }) => id)).not.toContain(0);
    expect(drawing(font, words), words).toEqual(drawing(whole, words));
  }
});

it('fonts: draw lining figures, ligatures and kerning without being asked', () => {
  for (const words of ['0123456789', 'fifty-five', 'AVATAR', 'difference', '97 × 93 = 9021']) {
    const figures = /\d/.test(words) ? ['lnum'] : [];
    expect(drawing(display, words), words).toEqual(drawing(whole, words, figures));
  }
});

it('fonts: the text face varies in weight and has figures of one width', () => {
  for (const font of [text, rupeeFont]) {
    expect(font.face.getAxisInfos().wght).toMatchObject({ min: 400, max: 650 });
  }
  const widths = shape(text, '0123456789', ['tnum']).map(({ advance }) => advance);
  expect(new Set(widths).size).toBe(1);
});

it.each(['OFL-tiro.txt', 'OFL-anek.txt'])('fonts: lie beside their licence %s', async (licence) => {
  expect((await read(`app/fonts/${licence}`)).toString()).toContain(
    'SIL Open Font License, Version 1.1',
  );
});
