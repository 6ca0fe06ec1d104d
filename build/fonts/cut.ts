/** Writes the web fonts, cut to the characters and words of the content. `provide.ts` runs it. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from 'wawoff2';
import { books } from '@/content/books';
import { bookTexts, readerReviews } from '@/content/en/books';
import { testimonials } from '@/content/en/testimonials';
import { isInDevanagari, languageNames } from '@/content/languages';
import { site } from '@/content/site';
import {
  devanagariDigits,
  factWordsIn,
  flatSigns,
  hindiBaseCharacters,
  hindiWordsIn,
  languageWords,
  latinDisplayCharacters,
  loadContent,
  otherCharactersIn,
  rupee,
  sanskritIn,
  textCharacters,
  transliteration,
} from './characters';
import { readAnek, readAnekDevanagari, readTiro } from './faces';
import { FONTS } from './provide';
import { type Cut, subset } from './subset';

const LATIN = ['ccmp', 'kern', 'liga', 'locl'];
const DEVANAGARI = [
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'blwf',
  'half',
  'vatu',
  'cjct',
  'pres',
  'abvs',
  'blws',
  'psts',
  'calt',
  'abvm',
  'blwm',
  'dist',
];
const LIGATURES = ['ff', 'fb', 'fh', 'fi', 'fj', 'fk', 'fl'];
const WEIGHTS = [400, 650] as const;

const english = await loadContent('en');
const hindi = await Promise.all(languageNames.filter(isInDevanagari).map(loadContent));
const [used, usedInHindi] = [otherCharactersIn(english), otherCharactersIn(hindi)];
const facts = factWordsIn([site, books, bookTexts, readerReviews, testimonials]);
const displayWords = [...sanskritIn(english), ...languageWords, ...facts];
const hindiWords = hindiWordsIn([english, hindi]);
const tiro = await readTiro();

const cuts: Record<string, Cut> = {
  display: {
    font: tiro,
    characters: [...latinDisplayCharacters, ...devanagariDigits, ...used, ...displayWords.join('')],
    words: [...displayWords, ...LIGATURES],
    features: [...LATIN, ...DEVANAGARI],
  },
  text: {
    font: await readAnek('latin'),
    characters: [...textCharacters, ...used],
    words: [...textCharacters, ...LIGATURES],
    features: LATIN,
    optionalFeatures: ['tnum'],
    weights: WEIGHTS,
  },
  // This face also draws the share pictures of all languages.
  displayhi: {
    font: tiro,
    characters: [
      ...hindiBaseCharacters,
      ...devanagariDigits,
      ...used,
      ...usedInHindi,
      ...hindiWords.join(''),
    ],
    words: [...hindiWords, ...LIGATURES],
    features: [...LATIN, ...DEVANAGARI],
  },
  texthi: {
    font: await readAnekDevanagari(),
    characters: [...hindiBaseCharacters, ...usedInHindi, ...hindiWords.join('')].filter(
      (letter) => !transliteration.includes(letter) && !flatSigns.includes(letter),
    ),
    words: [...hindiWords, ...LIGATURES, ...hindiBaseCharacters].filter(
      (word) => !flatSigns.includes(word),
    ),
    features: [...LATIN, ...DEVANAGARI, 'rvrn'],
    optionalFeatures: ['tnum'],
  },
  rupee: { font: await readAnek('latin-ext'), characters: [rupee], features: [], weights: WEIGHTS },
};

await mkdir(FONTS, { recursive: true });
for (const [name, cut] of Object.entries(cuts)) {
  const file = join(FONTS, `${name}.woff2`);
  // `next dev` reads the file as soon as it changes.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await compress(await subset(cut)));
  await rename(unfinished, file);
}
