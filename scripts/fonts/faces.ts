import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import { root } from '../steps/root.mjs';

export const TIRO = join(root, 'node_modules/@expo-google-fonts/tiro-devanagari-hindi');
export const ANEK = join(root, 'node_modules/@fontsource-variable/anek-latin');
export const FONTS = join(root, 'app/fonts');

export const readWoff2 = async (file: string) =>
  Buffer.from(await decompress(await readFile(file)));

export const readTiro = () => readFile(join(TIRO, '400Regular/TiroDevanagariHindi_400Regular.ttf'));
export const readAnek = (cut: 'latin' | 'latin-ext') =>
  readWoff2(join(ANEK, `files/anek-latin-${cut}-wght-normal.woff2`));
export const readAnekDevanagari = () =>
  readWoff2(join(root, 'scripts/fonts/anek-devanagari.woff2'));
