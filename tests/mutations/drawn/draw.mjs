import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';
import { readExpressions } from './expressions.mjs';

/** Draws the list of mutations: `node tests/mutations/drawn/draw.mjs`. The same seed draws the same ones. */
const SEED = 62;
const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
const DRAWS = [
  { folders: ['lib', ...packages], count: 300 },
  { folders: ['components', 'app'], count: 100 },
];
const LIST = join(import.meta.dirname, 'list.json');

/** Numbers from 0 to 1 (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomOf(SEED);
const pick = (list) => list[Math.floor(random() * list.length)];

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => /(?<!\.d)\.(tsx?|m?js)$/.test(file) && !file.includes('/testing/'));

function expressionsIn(folders) {
  const files = folders.flatMap(filesIn).sort();
  return files.flatMap((file) =>
    readExpressions(file, readFileSync(join(root, file), 'utf8')).map((each) => ({ file, each })),
  );
}

const drawn = DRAWS.flatMap(({ folders, count }) => {
  const left = expressionsIn(folders);
  console.log(`${folders.join(', ')}: ${left.length} expressions`);
  return Array.from({ length: count }, () => {
    const [{ file, each }] = left.splice(Math.floor(random() * left.length), 1);
    const { line, code, context, nth, changes } = each;
    return { file, line, code, context, nth, instead: pick(changes) };
  });
});
writeFileSync(
  LIST,
  `${JSON.stringify(
    drawn.map((each, id) => ({ id, ...each })),
    undefined,
    2,
  )}\n`,
);
