/**
 * Runs in the copy. Notes which tests reach which mutations, then runs for each mutation the tests that reach it until
 * one fails. Writes each outcome at once.
 *
 * --only lib/shop/orders     the mutations below this folder
 * --tests unit/lib      the tests with this in their path
 * --kinds unit,server   these kinds of tests
 * --survivors           only mutations that were not noticed in `results.json`; without it, all anew
 * --resume              only mutations that have no outcome in `results.json` yet
 * --no-build            no server tests and no journeys
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openJourneys } from './journeys.mjs';
import { openServer, openVitest } from './vitest-runs.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '' },
    kinds: { type: 'string', default: 'unit,parts,server,journeys' },
    survivors: { type: 'boolean' },
    resume: { type: 'boolean' },
    'no-build': { type: 'boolean' },
  },
});
const { DRAWN_LIST: LIST, DRAWN_RESULTS: RESULTS } = process.env;

const isPage = ({ file }) => /^(components|app)\//.test(file);
const KINDS = {
  unit: { open: () => openVitest('unit', options.tests), judges: () => true },
  parts: { open: () => openVitest('parts', options.tests), judges: isPage },
  server: { open: () => openServer(options.tests), judges: (each) => !isPage(each) },
  journeys: { open: () => openJourneys(options.tests), judges: isPage },
};
const kinds = options.kinds
  .split(',')
  .filter((kind) => !options['no-build'] || !/server|journeys/.test(kind));

const FOLDERS = [
  'lib/shop/orders',
  'lib/shop/account',
  'lib/server/submissions',
  'lib',
  'packages/outbox',
  'packages/vedic',
  'packages/quiet-next',
  'components',
  'app',
];

/** Outcomes by the number of a mutation. */
const results = new Map();
const list = JSON.parse(readFileSync(LIST, 'utf8'));

function writeResults() {
  const mutations = [...results.values()].sort((one, other) => one.id - other.id);
  const totals = Object.fromEntries(
    FOLDERS.map((folder) => [folder, { drawn: 0, noticed: 0, survived: 0, unreached: 0 }]),
  );
  for (const { file, outcome } of mutations) {
    const total = totals[FOLDERS.find((folder) => file.startsWith(`${folder}/`))];
    total.drawn += 1;
    total[outcome] += 1;
  }
  const rows = mutations.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  writeFileSync(
    RESULTS,
    `{\n  "totals": ${JSON.stringify(totals)},\n  "mutations": [\n${rows}\n  ]\n}\n`,
  );
  return totals;
}

const note = ({ id, file, line }, outcome, more = {}) => {
  results.set(id, { id, file, line, outcome, ...more });
  writeResults();
};

/** Outcomes that an earlier measurement has left, where only some are asked for. */
function readEarlier() {
  if (!existsSync(RESULTS)) return;
  for (const each of JSON.parse(readFileSync(RESULTS, 'utf8')).mutations) {
    const isKept = options.resume || (options.survivors && each.outcome === 'noticed');
    if (isKept || !each.file.startsWith(options.only)) results.set(each.id, each);
  }
}

async function judge(kind, asked) {
  const { open, judges } = KINDS[kind];
  const mutations = asked.filter(
    (each) => judges(each) && results.get(each.id)?.outcome !== 'noticed',
  );
  if (mutations.length === 0) return;
  const { record, run, close } = await open();
  console.log(`${kind}: noting what tests reach …`);
  const reached = await record();
  const sizeOf = ({ id }) => reached.get(id)?.size ?? 0;
  mutations.sort((one, other) => sizeOf(one) - sizeOf(other));
  for (const mutation of mutations) {
    const tests = reached.get(mutation.id);
    const start = performance.now();
    const noticed = tests && (await run(mutation, tests));
    const seconds = Math.round((performance.now() - start) / 1000);
    const wasReached = tests || results.get(mutation.id)?.outcome === 'survived';
    const outcome = noticed ? 'noticed' : wasReached ? 'survived' : 'unreached';
    note(mutation, outcome, noticed ? { by: kind, test: noticed } : {});
    console.log(
      `${kind} ${mutation.id} ${mutation.file}:${mutation.line} ${outcome} in ${seconds} s, ${sizeOf(mutation)} files`,
    );
  }
  await close();
}

readEarlier();
const asked = list.filter(
  ({ id, file }) => file.startsWith(options.only) && !(options.resume && results.has(id)),
);
for (const kind of kinds) await judge(kind, asked);
console.table(writeResults());
// Vitest has set another code where a mutation was noticed.
process.exit(0);
