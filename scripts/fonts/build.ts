/**
 * Makes the font files of the site from the packages they come in: `npm run fonts`. To be run again
 * when a text brings a new character or a new sutra; tests/unit/fonts.test.ts says so. The same
 * packages and content give the same bytes.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compress, decompress } from 'wawoff2';
import { devanagariDigits, displayCharacters, rupee, textCharacters } from './characters';
import { charactersIn, hindiIn, loadContent, sanskritIn, stringsIn } from './content-strings';
import { readTables, writeCharacterMap, writeTables } from './sfnt';
import { charactersOf, glyphsOnTheWay, openFont, shape } from './shape';
import { subset } from './subset';

const packages = {
  tiro: '@expo-google-fonts/tiro-devanagari-hindi',
  anek: '@fontsource-variable/anek-latin',
};
const inPackage = (path: string) =>
  fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));
const inFonts = (path: string) =>
  fileURLToPath(new URL(`../../app/fonts/${path}`, import.meta.url));

/** Shaping that text gets without being asked for; nothing else is used on the site. */
const LATIN = ['ccmp', 'kern', 'liga', 'locl'];
const DEVANAGARI = [
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'cjct', 'pres', 'abvs', 'blws', 'psts'],
  ...['calt', 'abvm', 'blwm', 'dist'],
];
/** An f may give way to the letter after it; its other forms are glyphs of their own. */
const PAIRS = ['ff', 'fb', 'fh', 'fi', 'fj', 'fk', 'fl'];

/**
 * Tiro's own figures are partly old-style, and the `font` shorthand switches `lnum` off again: so
 * the lining figures take the places of 0–9 in the character map.
 */
function liningFigures(font: Buffer): Buffer {
  const shaper = openFont(font);
  const map = new Map(charactersOf(shaper).map((code) => [code, shaper.nominalGlyph(code)!]));
  for (const digit of '0123456789') {
    map.set(digit.codePointAt(0)!, shape(shaper, digit, ['lnum'])[0]!.id);
  }
  return writeTables(readTables(font).set('cmap', writeCharacterMap(map)));
}

const openTiro = async () =>
  liningFigures(
    await readFile(inPackage(`${packages.tiro}/400Regular/TiroDevanagariHindi_400Regular.ttf`)),
  );

/** Headings, numerals and sutras: Latin, transliteration, and the Devanagari that is in use. */
async function makeDisplay(used: readonly string[], sanskrit: readonly string[]): Promise<Buffer> {
  const lined = await openTiro();
  const shaper = openFont(lined);
  return subset(lined, {
    characters: [...displayCharacters, ...used, ...sanskrit.join('')],
    glyphs: [...sanskrit, ...PAIRS].flatMap((text) => [...glyphsOnTheWay(shaper, text)]),
    features: [...LATIN, ...DEVANAGARI],
  });
}

/** Hindi sentences, fetched by the few places that show one. */
async function makeHindi(sentences: readonly string[]): Promise<Buffer> {
  const lined = await openTiro();
  const shaper = openFont(lined);
  return subset(lined, {
    characters: [...sentences.join('')],
    glyphs: sentences.flatMap((text) => [...glyphsOnTheWay(shaper, text)]),
    features: [...LATIN, ...DEVANAGARI],
  });
}

/**
 * The Latin of the display face for the pictures of app/opengraph-image.tsx. What draws them reads
 * TrueType only, and shapes no Devanagari.
 */
async function makePictureFace(used: readonly string[]): Promise<Buffer> {
  return subset(await openTiro(), {
    characters: [...displayCharacters, ...used].filter(
      (letter) => !devanagariDigits.includes(letter),
    ),
    features: ['kern'],
  });
}

/** Everything else, in weights 400–650, with figures of one width beside its own. */
async function makeText(used: readonly string[]): Promise<Buffer> {
  const latin = await readFile(
    inPackage(`${packages.anek}/files/anek-latin-latin-wght-normal.woff2`),
  );
  const whole = Buffer.from(await decompress(latin));
  const shaper = openFont(whole);
  return subset(whole, {
    characters: [...textCharacters, ...used],
    glyphs: [...textCharacters, ...PAIRS].flatMap((text) => [
      ...glyphsOnTheWay(shaper, text, ['tnum']),
    ]),
    features: [...LATIN, 'tnum'],
    axes: [['wght', 400, 650]],
  });
}

/** ₹ lies in another cut of the text face. */
async function makeRupee(): Promise<Buffer> {
  const extended = await readFile(
    inPackage(`${packages.anek}/files/anek-latin-latin-ext-wght-normal.woff2`),
  );
  return subset(Buffer.from(await decompress(extended)), {
    characters: [rupee],
    features: [],
    axes: [['wght', 400, 650]],
  });
}

const content = await loadContent(fileURLToPath(new URL('../../content', import.meta.url)));
const used = charactersIn(stringsIn(content));

const files = {
  'display.woff2': await makeDisplay(used, sanskritIn(content)),
  'hindi.woff2': await makeHindi(hindiIn(content)),
  'text.woff2': await makeText(used),
  'rupee.woff2': await makeRupee(),
};
for (const [name, font] of Object.entries(files)) {
  const packed = await compress(font);
  await writeFile(inFonts(name), packed);
  console.log(`${name}  ${packed.length} bytes`);
}
await writeFile(inFonts('picture.ttf'), await makePictureFace(used));
await copyFile(inPackage(`${packages.tiro}/LICENSE_FONT`), inFonts('OFL-tiro.txt'));
await copyFile(inPackage(`${packages.anek}/LICENSE`), inFonts('OFL-anek.txt'));
