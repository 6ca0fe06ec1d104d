import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.mjs';
import { wordsPage } from './page';

const file = join(root, '.data', 'words.html');
await mkdir(dirname(file), { recursive: true });
await writeFile(file, wordsPage());
console.log(`The words of the site are in ${file}. Open it in a browser.`);
