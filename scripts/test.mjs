import { mkdtempSync, rmSync } from 'node:fs';
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
import { changedPackages, recordTested } from './lib/test-packages.mjs';
import { readPlaywright, readVitest } from './lib/test-reports.mjs';
import { canarySettings } from '../tests/support/canaries.mjs';

const REPORTS = join(root, 'node_modules/.cache/reports');

/** No settings of this machine. */
const env = {
  ...process.env,
  ...noSettings(),
  BASE_URL: undefined,
  SHEET_URL: undefined,
  IDENTITY_URL: undefined,
  FRAMEWORK: undefined,
  NODE_ENV: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
};

async function check(path, ...args) {
  const checking = runBin(path, args, { env, quiet: true });
  const { code, output } = await tell(path.split('/')[0], checking);
  if (code !== 0) throw new Failure(output);
  return output;
}

/** What failed, for the end of a long output. */
const failures = [];

/**
 * Runs tests that write a report in JSON, and reads it.
 *
 * @param {(path: string) => import('./lib/test-reports.mjs').Results} read
 * @param {string} [skipping] what this machine may be unable to run; it is named, and counts as neither passed
 *   nor failed. Any other test that is skipped has failed.
 */
async function countTests({ path, args, more, report, read, skipping }) {
  rmSync(report, { force: true });
  const { code } = await runBin(path, args, { env: { ...env, ...more } });
  const results = read(report);
  failures.push(...results.failures);
  const { passed, skipped } = results;
  if (skipping && skipped > 0) console.log(`${skipped} ${skipping}.`);
  const failed = results.failed + (skipping ? 0 : skipped);
  return { passed, failed: failed || Number(code !== 0) };
}

/** Runs the Vitest tests of a configuration. */
function runVitest(name, { config, args = [], depth, skipping }) {
  const report = join(REPORTS, `${name}.json`);
  return countTests({
    path: 'vitest/vitest.mjs',
    args: [
      'run',
      '--config',
      config,
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    more: { NODE_ENV: 'test', TEST_DEPTH: depth },
    report,
    read: readVitest,
    skipping,
  });
}

/** The site's tests, and those of packages that have changed since these passed. */
async function runUnit() {
  const packages = changedPackages();
  const args = ['tests/unit/', ...packages.map(({ name }) => `packages/${name}/`)];
  const counts = await runVitest('unit', { config: 'vitest.config.ts', args, depth: 'quick' });
  if (counts.failed === 0) recordTested(packages);
  return counts;
}

/** @param {string} project of `tests/vitest.config.ts`. */
const runSite = (project, options) =>
  runVitest(project, {
    config: 'tests/vitest.config.ts',
    args: ['--project', project],
    ...options,
  });

async function runMutations() {
  const { code } = await run(process.execPath, ['tests/mutations/run.mjs'], { env });
  return { passed: Number(code === 0), failed: Number(code !== 0) };
}

/** @param {'quick' | 'rest'} depth as in `tests/support/depth.ts`. */
function runPlaywright(depth) {
  const report = join(REPORTS, `browser-${depth}.json`);
  return countTests({
    path: '@playwright/test/cli.js',
    args: ['test', '--reporter=list,json'],
    more: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: '1', TEST_DEPTH: depth },
    report,
    read: readPlaywright,
  });
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
    // More checkers than one check the same types again, and a cache may have errors that are mended.
    const args = ['--noEmit', '--incremental', 'false', '--checkers', '1'];
    await check('typescript-7/bin/tsc', ...args);
  },
  unit: runUnit,
  build: () => build(buildSettings()),
  async weight() {
    console.log(await check('tsx/dist/cli.mjs', 'scripts/size/index.ts'));
  },
  server: () => runSite('server'),
  chromium: provideChromium,
  parts: () => runSite('parts', { depth: 'quick' }),
  browser: () => runPlaywright('quick'),

  /** The same pages as a platform, a standalone server and ordinary Next serve them. */
  async 'more builds'() {
    await buildForPlatform(buildSettings());
    await build({ ...buildSettings(), FRAMEWORK: 'both', OUTPUT: 'standalone' });
  },
  proxies: provideProxies,
  hosts: () => runSite('hosts'),
  // Merging needs the history of git.
  long: () => runSite('long', { skipping: 'tests were not tried' }),
  facts: () => runSite('facts'),
  mutations: () => runMutations(),
  'rest of unit': () => runVitest('unit-rest', { config: 'vitest.config.ts', depth: 'rest' }),
  'rest of parts': () => runSite('parts', { depth: 'rest' }),
  'rest of browser': () => runPlaywright('rest'),
  /** Where a browser is missing, its walks are named, and not counted as passed. */
  async browsers() {
    const missing = await provideBrowsers();
    if (missing.length > 0) console.log(`Not walked, since it is not installed: ${missing}`);
    return runSite('walks', { skipping: 'walks were not walked' });
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
  ['hosts', 'long', 'lint', 'format'],
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
    for (const failure of failures) console.log(`\nFailed: ${failure}`);
    console.table(results);
    const sum = (key) => Object.values(results).reduce((total, counts) => total + counts[key], 0);
    if (sum('failed') > 0) process.exitCode = 1;
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  },
  { interrupted: 1 },
);
