/**
 * Measures fallback faces: `npx tsx scripts/fonts/measure.ts NAME FONT.ttf…`. Prints the
 * descriptors that make each given face run as wide, and stand as high, as ours does over the
 * English of the site. The results stand in app/fonts.css; the faces to measure are a
 * system's own and are not part of the project.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Font } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { loadContent, stringsIn } from './content-strings';
import { openFont, shape } from './shape';

const LATIN = /^[\u0020-\u00ff\u2013-\u201d\u2026\u2212]+$/;
const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Width of all texts at a size of 1, in em. */
function width(font: Font, texts: readonly string[]): number {
  const units = texts
    .flatMap((text) => shape(font, text))
    .reduce((sum, { advance }) => sum + advance, 0);
  return units / font.face.upem;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const [name, ...candidates] = process.argv.slice(2);
if (!name || candidates.length === 0) {
  throw new Error('Name a file of app/fonts and the fonts to measure: text Roboto.ttf Arial.ttf');
}
const strings = stringsIn(await loadContent(inProject('content')));
const texts = strings.filter((text) => LATIN.test(text) && text.includes(' '));
const ours = openFont(await decompress(await readFile(inProject(`app/fonts/${name}.woff2`))), {
  wght: 400,
});
const { ascender, descender, lineGap } = ours.hExtents();

for (const path of candidates) {
  const size = width(ours, texts) / width(openFont(await readFile(path)), texts);
  const high = (units: number) => percent(Math.abs(units) / ours.face.upem / size);
  console.log(`${basename(path)}
  size-adjust: ${percent(size)};
  ascent-override: ${high(ascender)};
  descent-override: ${high(descender)};
  line-gap-override: ${high(lineGap)};`);
}
