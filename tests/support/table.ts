import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cells of a line, of which one with a backslash is written as in JSON. */
const cellsOf = (line: string) =>
  line
    .split('\t')
    .map((cell) => (cell.includes('\\') ? (JSON.parse(`"${cell}"`) as string) : cell));

/** The rows of a table in the folder of a test, with tabs between their cells. */
export const readTable = (folder: string, name: string) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => cellsOf(line) as [string, ...string[]]);
