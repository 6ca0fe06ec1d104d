import { readFileSync } from 'node:fs';

/** The rows of a table below its heading, in cells. */
export const readTable = (name: string): string[][] =>
  readFileSync(new URL(`../tables/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
