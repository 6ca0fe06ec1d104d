import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildForPlatform } from './lib/build.mjs';
import { launchEmulator } from './lib/emulator.mjs';
import { install } from './lib/install.mjs';
import { freePort } from './lib/port.mjs';
import { provideBrowsers, provideChromium, provideProxies } from './lib/programs.mjs';
import { root } from './lib/root.mjs';
import { Failure, main, onEnd, run, runBin, tell } from './lib/run.mjs';
import { noSettings } from './lib/setting-names.mjs';
import { canarySettings } from '../tests/support/canaries.mjs';

const REPORTS = join(root, 'node_modules/.cache/reports');

/** No settings of this machine. */
const env = {
  ...process.env,
  ...noSettings(),
  ...{ BASE_URL: undefined, SHEET_URL: undefined, IDENTITY_URL: undefined },
  ...{ FRAMEWORK: undefined, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
};

async function check(path, ...args) {
  const checking = runBin(path, args, { env, quiet: true });
  const { code, output } = await tell(path.split('/')[0], checking);
  if (code !== 0) throw new Failure(output);
  return output;
}

/** Runs tests that write a report in JSON; `readCounts` reads it. */
async function countTests(path, args, more, report, readCounts) {
  rmSync(report, { force: true });
  const { code } = await runBin(path, args, { env: { ...env, ...more } });
  const { passed, failed } = readCounts(JSON.parse(readFileSync(report, 'utf8')));
  return { passed, failed: failed || Number(code !== 0) };
}

/** Runs the Vitest tests of a configuration. */
function runVitest(name, config, more, readCounts = readVitest, options = []) {
  const report = join(REPORTS, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', config, ...options, ...reporters];
  return countTests('vitest/vitest.mjs', args, { NODE_ENV: 'test', ...more }, report, readCounts);
}

const readVitest = ({ numPassedTests: passed, numTotalTests }) => ({
  passed,
  failed: numTotalTests - passed,
});

/** Of tests that a depth leaves out. */
const readChosen = ({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed });

/** Counts what this machine cannot run as neither passed nor failed, and says so. */
const readSkipping =
  (what) =>
  ({ numPassedTests: passed, numFailedTests: failed, numPendingTests }) => {
    if (numPendingTests > 0) console.log(`${numPendingTests} ${what}.`);
    return { passed, failed };
  };

/** @param {'hosts' | 'long' | 'facts' | 'faults'} project of `tests/faults/vitest.config.ts`. */
const runFaults = (project, readCounts = readVitest) =>
  runVitest(project, 'tests/faults/vitest.config.ts', {}, readCounts, ['--project', project]);

async function runMutations() {
  const { code } = await run(process.execPath, ['tests/mutations/run.mjs'], { env });
  return { passed: Number(code === 0), failed: Number(code !== 0) };
}

/** @param {'quick' | 'rest'} depth as in `tests/support/depth.ts`. */
async function runPlaywright(depth) {
  const report = join(REPORTS, `browser-${depth}.json`);
  const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: '1', TEST_DEPTH: depth };
  const args = ['test', '--reporter=list,json'];
  return countTests('@playwright/test/cli.js', args, more, report, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped + errors.length,
  }));
}

/** Settings of every build that is tested: none of this machine's, and words that must not get out. */
const buildSettings = () => ({
  ...env,
  ...canarySettings(),
  FIREBASE_AUTH_EMULATOR_HOST: env.TEST_EMULATOR_HOST,
  TYPES: 'checked',
});

/** Resolves to whether the emulator has started. */
let emulatorStart;

const steps = {
  install,
  /** One for the whole run. A build needs its address alone, so it does not wait for the start. */
  async emulator() {
    const directory = mkdtempSync(join(tmpdir(), 'emulator-'));
    const { host, ready, stop } = launchEmulator({ directory, port: await freePort() });
    onEnd(() => stop().then(() => rmSync(directory, { recursive: true })));
    env.TEST_EMULATOR_HOST = host;
    emulatorStart = ready;
  },
  async 'emulator start'() {
    if (!(await emulatorStart)) throw new Failure('The Firebase Auth emulator did not start.');
  },
  async format() {
    await check('prettier/bin/prettier.cjs', '--check', '--cache', '--log-level=warn', '.');
  },
  async lint() {
    const cache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];
    await check('eslint/bin/eslint.js', '.', '--max-warnings=0', ...cache);
  },
  async types() {
    await check('next/dist/bin/next', 'typegen');
    // More checkers than one check the same types again.
    await check('typescript-7/bin/tsc', '--noEmit', '--checkers', '1');
  },
  unit: () => runVitest('unit', 'vitest.config.ts', { TEST_DEPTH: 'quick' }, readChosen),
  build: () => build(buildSettings()),
  async weight() {
    console.log(await check('tsx/dist/cli.mjs', 'scripts/size/index.ts'));
  },
  server: () => runVitest('server', 'tests/server/vitest.config.ts'),
  chromium: provideChromium,
  parts: () =>
    runVitest('parts', 'tests/parts/vitest.config.ts', { TEST_DEPTH: 'quick' }, readChosen),
  browser: () => runPlaywright('quick'),

  /** The same pages as a platform, a standalone server and ordinary Next serve them. */
  async 'more builds'() {
    await buildForPlatform(buildSettings());
    await build({ ...buildSettings(), FRAMEWORK: 'both', OUTPUT: 'standalone' });
  },
  proxies: provideProxies,
  hosts: () => runFaults('hosts'),
  // Merging needs the history of git.
  'long unit': () => runFaults('long', readSkipping('tests were not tried')),
  facts: () => runFaults('facts'),
  mutations: () => runMutations(),
  'rest of unit': () =>
    runVitest('unit-rest', 'vitest.config.ts', { TEST_DEPTH: 'rest' }, readChosen),
  'rest of parts': () =>
    runVitest('parts-rest', 'tests/parts/vitest.config.ts', { TEST_DEPTH: 'rest' }, readChosen),
  'rest of browser': () => runPlaywright('rest'),
  /** Where a browser is missing, its walks are named, and not counted as passed. */
  async browsers() {
    const missing = await provideBrowsers();
    if (missing.length > 0) console.log(`Not walked, since it is not installed: ${missing}`);
    return runVitest(
      'browsers',
      'tests/browsers/vitest.config.ts',
      {},
      readSkipping('walks were not walked'),
    );
  },
};

/**
 * The steps of a stage run beside each other, those of a list in it one after another. Each stage is for two
 * cores; a step that waits, or that one core does, leaves room for another.
 */
const QUICK = [
  ['install'],
  ['emulator'],
  ['emulator start', 'unit', ['build', 'types', 'weight', 'server', 'chromium', 'parts']],
  ['browser'],
];
/** What takes long, and finds what a change seldom breaks. */
const REST = [
  ['install'],
  ['emulator', 'chromium', 'proxies'],
  ['emulator start', 'more builds'],
  ['rest of unit'],
  ['rest of parts'],
  ['rest of browser'],
  ['browsers'],
  ['hosts', 'long unit', 'lint', 'format'],
];
/** Whether other facts break the site, and whether tests notice what is left out. */
const MOST = [['facts'], ['mutations']];
/** What comes after one of them has failed would test nothing, or an older build. */
const NEEDED = ['install', 'emulator start', 'build', 'chromium', 'more builds'];

/** `npm test`, `npm run test:rest`, and `npm run test:all`, which is both and more. */
const RUNS = { quick: QUICK, rest: REST, all: [...QUICK, ...REST, ...MOST] };

const results = {};

async function runStep(name) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  let counts = { passed: 0, failed: 1 };
  try {
    counts = (await steps[name]()) ?? { passed: 1, failed: 0 };
  } catch (error) {
    console.error(`\n── ${name} failed\n`, error instanceof Failure ? error.message : error);
  }
  results[name] = { ...counts, seconds: Math.round((performance.now() - start) / 1000) };
}

const hasFailed = () => NEEDED.some((name) => results[name]?.failed);

async function runInTurn(names) {
  for (const name of names) if (!results[name] && !hasFailed()) await runStep(name);
}

await main(
  async () => {
    const stages = RUNS[process.argv[2] ?? 'quick'];
    if (!stages) throw new Failure(`Name one of these: ${Object.keys(RUNS).join(', ')}.`);
    for (const stage of stages) {
      await Promise.all(stage.map((step) => runInTurn([step].flat())));
      if (hasFailed()) break;
    }
    console.table(results);
    const sum = (key) => Object.values(results).reduce((total, counts) => total + counts[key], 0);
    if (sum('failed') > 0) process.exitCode = 1;
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  },
  { interrupted: 1 },
);
