/** `npm run fonts`: run it when tests/unit/fonts.test.ts reports a missing character or word. */
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from 'wawoff2';
import { root } from '../steps/root.mjs';
import {
  devanagariDigits,
  hindiBaseCharacters,
  hindiWordsIn,
  otherCharactersIn,
  latinDisplayCharacters,
  loadContent,
  rupee,
  sanskritIn,
  textCharacters,
  transliteration,
} from './characters';
import { ANEK, FONTS, readAnek, readAnekDevanagari, readTiro, TIRO } from './faces';
import { withLiningFigures } from './lining-figures';
import { glyphsFor, openFont } from './shape';
import { subset } from './subset';

const LATIN = ['ccmp', 'kern', 'liga', 'locl'];
const DEVANAGARI = [
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct', 'pres', 'abvs', 'blws'],
  ...['psts', 'calt', 'abvm', 'blwm', 'dist'],
];
const LIGATURES = ['ff', 'fb', 'fh', 'fi', 'fj', 'fk', 'fl'];
const weights = [400, 650] as const;

const content = await loadContent(join(root, 'content'), 'en');
const used = otherCharactersIn(content);
const sanskrit = sanskritIn(content);

const hindiContent = await loadContent(join(root, 'content'), 'hi');
const hindiWords = hindiWordsIn([content, hindiContent]);
const usedInHindi = otherCharactersIn(hindiContent);

const tiro = withLiningFigures(await readTiro());
const tiroShaper = openFont(tiro);
const text = await readAnek('latin');
const textShaper = openFont(text);
const anekDevanagari = await readAnekDevanagari();
const anekShaper = openFont(anekDevanagari);

const webFonts = {
  display: await subset(tiro, {
    characters: [...latinDisplayCharacters, ...devanagariDigits, ...used, ...sanskrit.join('')],
    glyphs: [...sanskrit, ...LIGATURES].flatMap((words) => glyphsFor(tiroShaper, words)),
    features: [...LATIN, ...DEVANAGARI],
  }),
  text: await subset(text, {
    characters: [...textCharacters, ...used],
    glyphs: [...textCharacters, ...LIGATURES].flatMap((words) =>
      glyphsFor(textShaper, words, ['tnum']),
    ),
    features: [...LATIN, 'tnum'],
    weights,
  }),
  // This face also draws the share pictures of all languages.
  displayhi: await subset(tiro, {
    characters: [
      ...hindiBaseCharacters,
      ...used,
      ...usedInHindi,
      ...devanagariDigits,
      ...hindiWords.join(''),
    ],
    glyphs: [...hindiWords, ...LIGATURES].flatMap((words) => glyphsFor(tiroShaper, words)),
    features: [...LATIN, ...DEVANAGARI],
  }),
  texthi: await subset(anekDevanagari, {
    characters: [...hindiBaseCharacters, ...usedInHindi, ...hindiWords.join('')].filter(
      (letter) => !transliteration.includes(letter),
    ),
    glyphs: [...hindiBaseCharacters, ...hindiWords, ...LIGATURES].flatMap((words) =>
      glyphsFor(anekShaper, words, ['tnum']),
    ),
    features: [...LATIN, ...DEVANAGARI, 'rvrn', 'tnum'],
  }),
  rupee: await subset(await readAnek('latin-ext'), { characters: rupee, features: [], weights }),
};
for (const [name, font] of Object.entries(webFonts)) {
  const packed = await compress(font);
  await writeFile(join(FONTS, `${name}.woff2`), packed);
  console.log(`${name}.woff2  ${packed.length} bytes`);
}
await copyFile(join(TIRO, 'LICENSE_FONT'), join(FONTS, 'OFL-tiro.txt'));
await copyFile(join(ANEK, 'LICENSE'), join(FONTS, 'OFL-anek.txt'));
