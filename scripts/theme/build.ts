/** Writes what repeats the colours of app/globals.css: `npm run theme`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readThemeColors } from './colors';
import { drawIcons } from './icons';

const project = fileURLToPath(new URL('../..', import.meta.url));
const css = await readFile(join(project, 'app/globals.css'), 'utf8');
const colors = readThemeColors(css);
const source = `/** The colours of app/globals.css as \`npm run theme\` wrote them. */
export const themeColors = ${JSON.stringify(colors)} as const;
`;
const file = 'lib/styles/theme-colors.ts';
const options = { ...(await resolveConfig(join(project, file))), filepath: file };
const files = { ...(await drawIcons(colors)), [file]: await format(source, options) };
for (const [path, data] of Object.entries(files)) {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), data);
}
