/** `npm run theme`: writes the files that repeat the colours of app/globals.css. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../steps/root.mjs';
import { readThemeColors } from './colors';
import { drawIcons } from './icons';

const colors = readThemeColors(readFileSync(join(root, 'app/globals.css'), 'utf8'));
const file = join(root, 'lib/styles/theme-colors.ts');
const source = `/** Written by \`npm run theme\` from app/globals.css. */
export const themeColors = ${JSON.stringify(colors)} as const;
`;
const options = { ...(await resolveConfig(file)), filepath: file };
writeFileSync(file, await format(source, options));
for (const [path, data] of Object.entries(await drawIcons(colors))) {
  writeFileSync(join(root, path), data);
}
