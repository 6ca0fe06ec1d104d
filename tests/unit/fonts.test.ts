import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Font } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import {
  devanagariDigits,
  hindiWordsIn,
  otherCharactersIn,
  leftToTheSystem,
  loadContent,
  rupee,
  sanskritIn,
  stringsIn,
} from '@/scripts/fonts/characters';
import { drawing, lostWords, openAnek, openCut, openTiro } from '@/scripts/fonts/lost-words';
import { charactersOf, shape } from '@/scripts/fonts/shape';
import { root } from '@/scripts/steps/root.mjs';

/** What fails here is mended by `npm run fonts`, unless no face has the character at all. */
const read = (path: string) => readFile(join(root, path));
const [whole, wholeAnek] = [await openTiro(), await openAnek()];
const [display, text, rupeeFont] = [
  await openCut('display'),
  await openCut('text'),
  await openCut('rupee'),
];
const [displayHindi, textHindi] = [await openCut('displayhi'), await openCut('texthi')];
const load = (language: 'en' | 'hi') => loadContent(join(root, 'content'), language);
const [english, hindi] = [await load('en'), await load('hi')];
const usedIn = (content: typeof english) =>
  otherCharactersIn(content).filter((letter) => !leftToTheSystem.includes(letter));
const [used, usedInHindi] = [usedIn(english), usedIn(hindi)];

const missing = (font: Font, characters: readonly string[]) => {
  const known = new Set(charactersOf(font));
  return characters.filter((character) => !known.has(character.codePointAt(0)!));
};

it('fonts: have every character of the content', () => {
  expect(used.length).toBeGreaterThan(60);
  expect(missing(display, used)).toEqual([]);
  expect(missing(displayHindi, [...used, ...usedInHindi])).toEqual([]);
  const transliteration = stringsIn(english, 'iast').join('');
  const isInText = (letter: string) => letter < '\u0100' || !transliteration.includes(letter);
  const usedInText = used.filter((letter) => letter !== rupee && isInText(letter));
  expect(missing(text, usedInText)).toEqual([]);
  expect(missing(textHindi, usedInHindi.filter(isInText))).toEqual([]);
  expect(charactersOf(rupeeFont)).toEqual([rupee.codePointAt(0)]);
});

const words = hindiWordsIn([english, hindi]);
it.each([
  ['display', display, whole, [...sanskritIn(english), ...devanagariDigits]],
  ['displayhi', displayHindi, whole, [...words, ...devanagariDigits]],
  ['texthi', textHindi, wholeAnek, words],
] as const)(
  'fonts: %s draws every Devanagari word of its pages as the whole face does',
  (...row) => {
    const [, cut, face, texts] = row;
    expect(texts.length).toBeGreaterThan(15);
    expect(lostWords(cut, face, texts), 'mended by: npm run fonts').toEqual([]);
  },
);

it.each(['displayhi', 'texthi'])('fonts: %s is at most 34 kB', async (name) => {
  expect((await read(`app/fonts/${name}.woff2`)).length).toBeLessThanOrEqual(34_000);
});

it('fonts: draw lining figures, ligatures and kerning without being asked', () => {
  for (const letters of ['0123456789', 'fifty-five', 'AVATAR', 'difference', '97 × 93 = 9021']) {
    const figures = /\d/.test(letters) ? ['lnum'] : [];
    for (const font of [display, displayHindi]) {
      expect(drawing(font, letters), letters).toEqual(drawing(whole, letters, figures));
    }
  }
});

it('fonts: the text face varies in weight and has figures of one width', () => {
  for (const font of [text, rupeeFont]) {
    expect(font.face.getAxisInfos().wght).toMatchObject({ min: 400, max: 650 });
  }
  for (const font of [text, textHindi]) {
    const widths = shape(font, '0123456789', ['tnum']).map(({ advance }) => advance);
    expect(new Set(widths).size).toBe(1);
  }
});

it.each(['OFL-tiro.txt', 'OFL-anek.txt'])('fonts: lie beside their licence %s', async (licence) => {
  expect((await read(`app/fonts/${licence}`)).toString()).toContain(
    'SIL Open Font License, Version 1.1',
  );
});
