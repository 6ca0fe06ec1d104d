import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Font } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { devanagariDigits, leftToTheSystem, rupee } from '@/scripts/fonts/characters';
import {
  charactersIn,
  hindiIn,
  loadContent,
  sanskritIn,
  stringsIn,
} from '@/scripts/fonts/content-strings';
import { charactersOf, openFont, shape } from '@/scripts/fonts/shape';

/** What fails here is mended by `npm run fonts`, unless no face has the character at all. */
const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const packed = (name: string) => readFile(root(`app/fonts/${name}.woff2`));
const open = async (name: string) => openFont(await decompress(await packed(name)));

const whole = openFont(
  await readFile(
    root(
      'node_modules/@expo-google-fonts/tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf',
    ),
  ),
);
const display = await open('display');
const hindi = await open('hindi');
const text = await open('text');
const rupeeFace = await open('rupee');
const content = await loadContent(root('content'));
const sanskrit = sanskritIn(content);

const missing = (font: Font, characters: readonly string[]) => {
  const known = new Set(charactersOf(font));
  return characters.filter((character) => !known.has(character.codePointAt(0)!));
};

/** What is drawn for a text: outlines and steps, whatever the glyphs are numbered. */
const drawing = (font: Font, letters: string, features?: string[]) =>
  shape(font, letters, features).map(({ id, advance }) => [font.glyphToPath(id), advance]);

describe('the characters of the content', () => {
  const used = charactersIn(stringsIn(content)).filter(
    (character) => !leftToTheSystem.includes(character),
  );

  it('are found', () => {
    expect(used.length).toBeGreaterThan(60);
    expect(sanskrit).toContain('निखिलं नवतश्चरमं दशतः');
  });

  it('are all in the display face', () => {
    expect(missing(display, used)).toEqual([]);
  });

  it('are all in the text face, but the ₹ of its second file and the letters of transliteration', () => {
    const transliteration = stringsIn(content, 'iast').join('');
    const own = used.filter(
      (character) =>
        character !== rupee && (character < '\u0100' || !transliteration.includes(character)),
    );
    expect(missing(text, own)).toEqual([]);
    expect(charactersOf(rupeeFace)).toEqual([rupee.codePointAt(0)]);
  });
});

describe('the display face', () => {
  it.each(sanskrit)('draws %s as the whole face does', (sutra) => {
    expect(shape(display, sutra).map(({ id }) => id)).not.toContain(0);
    expect(drawing(display, sutra)).toEqual(drawing(whole, sutra));
  });

  it.each(hindiIn(content))('draws %s in its Hindi cut as the whole face does', (sentence) => {
    expect(shape(hindi, sentence).map(({ id }) => id)).not.toContain(0);
    expect(drawing(hindi, sentence)).toEqual(drawing(whole, sentence));
  });

  it.each(devanagariDigits)('has the section numeral %s', (digit) => {
    expect(drawing(display, digit)).toEqual(drawing(whole, digit));
  });

  it.each([...'0123456789'])('draws %s as a lining figure without being asked', (digit) => {
    expect(drawing(display, digit)).toEqual(drawing(whole, digit, ['lnum']));
  });

  it('gives all figures one height', () => {
    const heights = [...'0123456789'].map((digit) => {
      const { yBearing = 0 } = display.glyphExtents(shape(display, digit)[0]!.id) ?? {};
      return yBearing;
    });
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(20);
  });

  it('keeps the forms of f and the kerning', () => {
    for (const word of ['fifty-five', 'AVATAR', 'difference', '97 × 93 = 9021']) {
      const lined = word.match(/\d/) ? ['lnum'] : [];
      expect(drawing(display, word)).toEqual(drawing(whole, word, lined));
    }
  });
});

describe('the text face', () => {
  it('varies in weight from 400 to 650', () => {
    expect(text.face.getAxisInfos().wght).toMatchObject({ min: 400, max: 650 });
    expect(rupeeFace.face.getAxisInfos().wght).toMatchObject({ min: 400, max: 650 });
  });

  it('has figures of one width', () => {
    const widths = shape(text, '0123456789', ['tnum']).map(({ advance }) => advance);
    expect(new Set(widths).size).toBe(1);
  });
});

describe('the files', () => {
  it('weigh at most 52 kB where they are preloaded, and 2 kB for the ₹', async () => {
    const preloaded = [await packed('display'), await packed('text')];
    expect(preloaded.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(52_000);
    expect((await packed('rupee')).length).toBeLessThanOrEqual(2_000);
  });

  it.each(['OFL-tiro.txt', 'OFL-anek.txt'])('stand beside their licence %s', async (licence) => {
    expect(await readFile(root(`app/fonts/${licence}`), 'utf8')).toContain(
      'SIL Open Font License, Version 1.1',
    );
  });
});
