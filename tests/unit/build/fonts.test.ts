import { type Font } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import {
  devanagariDigits,
  factWordsIn,
  flatSigns,
  hindiWordsIn,
  intlWordsIn,
  languageWords,
  loadContent,
  otherCharactersIn,
  rupee,
  sanskritIn,
  transliteration,
} from '@/build/fonts/characters';
import { readAnek, readAnekDevanagari, readTiro } from '@/build/fonts/faces';
import { openFont } from '@/build/fonts/shape';
import { formatDay } from '@/lib/words/hours';
import { formatMinute } from '@/lib/text/clock-time';
import { formatList, formatSpan, languageName } from '@/lib/text/format';
import { drawing, lostWords, openCut, shape } from '@/tests/support/glyphs';

const tiro = openFont(await readTiro());
const anekLatin = openFont(await readAnek('latin'));
const anekDevanagari = openFont(await readAnekDevanagari());
const [display, text, rupeeFont] = [
  await openCut('display'),
  await openCut('text'),
  await openCut('rupee'),
];
const [displayHindi, textHindi] = [await openCut('displayhi'), await openCut('texthi')];
const [english, hindi] = [await loadContent('en'), await loadContent('hi')];

const charactersOf = (font: Font) =>
  Array.from(font.face.collectUnicodes(), (code) => String.fromCodePoint(code));

const lostCharacters = (cut: Font, whole: Font, characters: readonly string[]) => {
  const [inCut, inWhole] = [cut, whole].map((font) => new Set(charactersOf(font)));
  return characters.filter((character) => inWhole!.has(character) && !inCut!.has(character));
};

it('fonts: have every character of the content that their face has', () => {
  const [used, usedInHindi] = [otherCharactersIn(english), otherCharactersIn(hindi)];
  expect(used.length).toBeGreaterThan(60);
  expect(lostCharacters(display, tiro, used)).toEqual([]);
  expect(lostCharacters(displayHindi, tiro, [...used, ...usedInHindi])).toEqual([]);
  expect(lostCharacters(text, anekLatin, used)).toEqual([]);
  const leftOut = [...transliteration, ...flatSigns];
  const usedInText = usedInHindi.filter((character) => !leftOut.includes(character));
  expect(lostCharacters(textHindi, anekDevanagari, usedInText)).toEqual([]);
  expect(charactersOf(rupeeFont)).toEqual([rupee]);
});

it('fonts: every sign beside Devanagari has a width, so that no space after it is lost', () => {
  for (const cut of [textHindi, displayHindi]) {
    const signs = charactersOf(cut).filter((sign) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign));
    const flat = signs.filter((sign) =>
      // Alone, as a browser shapes it between two spaces.
      shape(cut, sign).some(({ xAdvance }) => xAdvance === 0),
    );
    expect(signs.length).toBeGreaterThan(100);
    expect(flat).toEqual([]);
  }
});

const words = hindiWordsIn([english, hindi]);
it('fonts: each draws every Devanagari word of its pages as the whole face does', () => {
  for (const row of [
    ['display', display, tiro, [...sanskritIn(english), ...languageWords, ...devanagariDigits]],
    ['displayhi', displayHindi, tiro, [...words, ...devanagariDigits]],
    ['texthi', textHindi, anekDevanagari, words],
  ] as const) {
    const [, cut, whole, texts] = row;
    expect.soft(texts.length, row[0]).toBeGreaterThan(15);
    expect.soft(lostWords(cut, whole, texts), row[0]).toEqual([]);
  }
});

it('fonts: have the words that Intl writes on the Hindi pages', () => {
  const month = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'UTC' });
  const texts = [
    ...Array.from({ length: 7 }, (_, day) => formatDay(day, 'hi-IN')),
    ...Array.from({ length: 24 }, (_, hour) => formatMinute(hour * 60, 'hi-IN')),
    ...Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2023, index, 1))),
    ...(['minute', 'second'] as const).map((unit) => formatSpan(2, unit, 'hi-IN')),
    ...['en', 'hi'].map((code) => languageName(code, 'hi-IN')),
    formatList(['1', '2', '3'], 'hi-IN'),
  ].flatMap((line) => line.split(/\s/));
  expect(lostWords(textHindi, anekDevanagari, texts)).toEqual([]);
  expect(lostWords(displayHindi, tiro, texts)).toEqual([]);
});

it('fonts: the English pages have the Devanagari of facts, and not what Hindi pages say of them', () => {
  const facts = {
    teacher: { name: 'राम Mishra', nameIn: { hi: 'राम मिश्र' } },
    books: [{ coverLines: ['तेज़', 'गणित'], stores: [{ name: 'पुस्तक महल' }, { name: 'Flipkart' }] }],
  };
  expect(factWordsIn(facts)).toEqual(['गणित', 'तेज़', 'पुस्तक', 'महल', 'राम']);
});

it('fonts: have what Intl writes in another language in Devanagari', () => {
  const words = intlWordsIn('mr-IN-u-nu-latn').join(' ');
  for (const word of ['शुक्रवार', 'जानेवारी', 'किंवा', 'आणि', 'इंग्रजी', 'मिनिटे', 'सेकंद']) {
    expect(words).toContain(word);
  }
  expect(words).not.toMatch(/[०-९]/);
});

it('fonts: draw figures, ligatures and kerning without being asked', () => {
  for (const letters of ['0123456789', 'fifty-five', 'AVATAR', 'difference', '97 × 93 = 9021']) {
    for (const font of [display, displayHindi]) {
      expect(drawing(font, letters), letters).toEqual(drawing(tiro, letters));
    }
  }
});

it('fonts: the text face varies in weight and has figures of one width', () => {
  for (const font of [text, rupeeFont]) {
    expect(font.face.getAxisInfos().wght).toMatchObject({ min: 400, max: 650 });
  }
  for (const font of [text, textHindi]) {
    const widths = shape(font, '0123456789', ['tnum']).map(({ xAdvance }) => xAdvance);
    expect(new Set(widths).size).toBe(1);
  }
});
