import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchEmulator } from '../../../scripts/lib/emulator.mjs';
import { Failure, onEnd, tell } from '../../../scripts/lib/run.mjs';
import { canarySettings } from '../../support/canaries.mjs';
import { buildCopy, COPY, inCopy } from '../copy.mjs';
import { addSwitches } from './expressions.mjs';

const LIST = join(import.meta.dirname, 'list.json');
const RESULTS = join(import.meta.dirname, 'results.json');

/** Puts all drawn mutations into the copy at once. @returns those that the sources no longer have. */
function addAll() {
  const list = JSON.parse(readFileSync(LIST, 'utf8'));
  return [...new Set(list.map(({ file }) => file))].flatMap((file) => {
    const mutations = list.filter((each) => each.file === file);
    const path = join(COPY, file);
    if (!existsSync(path)) return mutations;
    const { text, lost } = addSwitches(file, readFileSync(path, 'utf8'), mutations);
    writeFileSync(path, text);
    return lost;
  });
}

async function startEmulator(host) {
  const directory = mkdtempSync(join(tmpdir(), 'emulator-'));
  const { ready, stop } = launchEmulator({ directory, port: Number(host.split(':')[1]) });
  onEnd(() => stop().then(() => rmSync(directory, { recursive: true })));
  if (!(await ready)) throw new Failure('The Firebase Auth emulator did not start.');
}

/** Measures how many of the drawn mutations the tests notice. `measure.mjs` has the options. */
export async function runDrawn(env, host, options) {
  for (const { file, code } of addAll()) console.log(`No longer in ${file}: ${code}`);
  if (!env.TEST_EMULATOR_HOST) await tell('Starting the emulator', startEmulator(host));
  if (!options.includes('--no-build')) {
    const building = buildCopy(env, host, canarySettings());
    const { code, output } = await tell('Building the pages with all mutations', building);
    if (code !== 0) throw new Failure(output);
  }
  const more = {
    NODE_ENV: 'test',
    TEST_DEPTH: undefined,
    TEST_EMULATOR_HOST: host,
    DRAWN_LIST: LIST,
    DRAWN_RESULTS: RESULTS,
    NODE_OPTIONS: `--import=${pathToFileURL(join(COPY, 'tests/mutations/drawn/switch.mjs'))}`,
  };
  const measure = 'tests/mutations/drawn/measure.mjs';
  const { code } = await inCopy([measure, ...options], { ...env, ...more }, false);
  if (code !== 0) throw new Failure('The measurement ended early.');
}
