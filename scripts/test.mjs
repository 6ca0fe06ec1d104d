import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, buildForPlatform } from './lib/build.mjs';
import { launchEmulator } from './lib/emulator.mjs';
import { install } from './lib/install.mjs';
import { freePort } from './lib/port.mjs';
import { provideChromium, provideNginx } from './lib/programs.mjs';
import { root } from './lib/root.mjs';
import { Failure, main, onEnd, runBin, tell } from './lib/run.mjs';
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

const steps = {
  install,
  /** One for the whole run, since its start takes seconds. */
  async emulator() {
    const directory = mkdtempSync(join(tmpdir(), 'emulator-'));
    const { host, ready, stop } = launchEmulator({ directory, port: await freePort() });
    onEnd(() => stop().then(() => rmSync(directory, { recursive: true })));
    env.TEST_EMULATOR_HOST = host;
    if (!(await ready)) throw new Failure('The Firebase Auth emulator did not start.');
  },
  async format() {
    await check('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.');
  },
  async lint() {
    await check('eslint/bin/eslint.js', '.', '--max-warnings=0');
  },
  async types() {
    await check('next/dist/bin/next', 'typegen');
    await check('typescript/bin/tsc', '--noEmit');
  },
  unit() {
    const report = join(REPORTS, 'unit.json');
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const more = { NODE_ENV: 'test' };
    return countTests('vitest/vitest.mjs', args, more, report, (counts) => ({
      passed: counts.numPassedTests,
      failed: counts.numTotalTests - counts.numPassedTests,
    }));
  },
  async build() {
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: env.TEST_EMULATOR_HOST };
    const settings = { ...env, ...canarySettings(), ...emulator, TYPES: 'checked' };
    await buildForPlatform(settings);
    // Next's own server and the standalone one serve the same build; both are tested.
    await build({ ...settings, FRAMEWORK: 'both', OUTPUT: 'standalone' });
  },
  async weight() {
    console.log(await check('tsx/dist/cli.mjs', 'scripts/size/index.ts'));
  },
  async browser() {
    await provideChromium();
    await provideNginx();
    const report = join(REPORTS, 'browser.json');
    const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: '1' };
    const args = ['test', '--reporter=list,json'];
    return countTests('@playwright/test/cli.js', args, more, report, ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.skipped + errors.length,
    }));
  },
};

/** The steps of a stage run beside each other. Each stage is for two cores. */
const STAGES = [
  ['install'],
  ['emulator', 'format', 'lint', 'types'],
  ['unit', 'build'],
  ['weight', 'browser'],
];
/** What comes after one of them has failed would test nothing, or an older build. */
const NEEDED = ['install', 'emulator', 'build'];

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

await main(
  async () => {
    for (const stage of STAGES) {
      await Promise.all(stage.map(runStep));
      if (NEEDED.some((name) => results[name]?.failed)) break;
    }
    console.table(results);
    const sum = (key) => Object.values(results).reduce((total, counts) => total + counts[key], 0);
    if (sum('failed') > 0) process.exitCode = 1;
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  },
  { interrupted: 1 },
);
