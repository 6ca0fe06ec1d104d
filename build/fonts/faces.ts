import { readFile } from 'node:fs/promises';
import { decompress } from 'wawoff2';

const ANEK_LATIN = 'node_modules/@fontsource-variable/anek-latin/files';

export const readWoff2 = async (file: string) =>
  Buffer.from(await decompress(await readFile(file)));

// How these two files were made is in docs/decisions/007.
export const readTiro = () => readWoff2('build/fonts/tiro-devanagari-hindi.woff2');
export const readAnekDevanagari = () => readWoff2('build/fonts/anek-devanagari.woff2');
export const readAnek = (cut: 'latin' | 'latin-ext') =>
  readWoff2(`${ANEK_LATIN}/anek-latin-${cut}-wght-normal.woff2`);
