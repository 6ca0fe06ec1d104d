import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { canarySettings } from './steps/canaries.mjs';
import { install } from './steps/install.mjs';
import { providePlatformBuild } from './steps/platform-build.mjs';
import { provideChromium, provideNginx } from './steps/programs.mjs';
import { root } from './steps/root.mjs';
import { Failure, main, runBin } from './steps/run.mjs';
import { noSettings } from './steps/setting-names.mjs';
import { launchTestEmulator } from './steps/test-emulator.mjs';

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

async function check(path, args) {
  const { code, output } = await runBin(path, args, { env, quiet: true });
  if (code !== 0) throw new Failure(output);
  return output;
}

async function countTests(path, args, file, more, readCounts) {
  rmSync(file, { force: true });
  const { code } = await runBin(path, args, { env: { ...env, ...more } });
  const { passed, failed } = readCounts(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: failed || Number(code !== 0) };
}

let failedUnits = [];

const steps = {
  async format() {
    await check('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']);
  },
  async lint() {
    await check('eslint/bin/eslint.js', ['.', '--max-warnings=0']);
  },
  async types() {
    await check('next/dist/bin/next', ['typegen']);
    await check('typescript/bin/tsc', ['--noEmit']);
  },
  unit() {
    const file = join(REPORTS, 'unit.json');
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    return countTests('vitest/vitest.mjs', args, file, { NODE_ENV: 'test' }, (report) => {
      const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
      failedUnits = tests.filter(({ status }) => status !== 'passed');
      return { passed: report.numPassedTests, failed: failedUnits.length };
    });
  },
  async build() {
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: env.TEST_EMULATOR_HOST };
    const settings = { ...env, ...canarySettings(), ...emulator, TYPES: 'checked' };
    await providePlatformBuild(settings);
    // Next's own server and the standalone one serve the same build; both are tested.
    await build({ ...settings, FRAMEWORK: 'both', OUTPUT: 'standalone' });
  },
  async weight({ build }) {
    if (build.failed > 0) throw new Failure('There is no build to weigh.');
    console.log(await check('tsx/dist/cli.mjs', ['scripts/size/index.ts']));
  },
  async browser({ build }) {
    if (build.failed > 0) throw new Failure('There is no build to test.');
    await provideChromium();
    await provideNginx();
    const file = join(REPORTS, 'browser.json');
    const args = ['test', '--reporter=list,json'];
    const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: '1' };
    return countTests('@playwright/test/cli.js', args, file, more, ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.skipped + errors.length,
    }));
  },
};

/** Each is for two cores; the browser tests leave one free as they start. */
const STAGES = [
  ['format', 'lint', 'types'],
  ['unit', 'build'],
  ['weight', 'browser'],
];

async function runStep(name, results) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  let counts = { passed: 0, failed: 1 };
  try {
    counts = (await steps[name](results)) ?? { passed: 1, failed: 0 };
  } catch (error) {
    console.error(`\n── ${name} failed\n`, error instanceof Failure ? error.message : error);
  }
  results[name] = { ...counts, seconds: Math.round((performance.now() - start) / 1000) };
}

async function runSteps(results) {
  await install();
  mkdirSync(REPORTS, { recursive: true });
  const emulator = await launchTestEmulator();
  env.TEST_EMULATOR_HOST = emulator.host;
  try {
    for (const stage of STAGES) {
      await Promise.all(stage.map((name) => runStep(name, results)));
      await emulator.ready;
    }
  } finally {
    await emulator.stop();
  }
  for (const { fullName, failureMessages } of failedUnits) {
    console.log(`✗ ${fullName}\n  ${failureMessages[0]?.split('\n')[0]}`);
  }
  console.table(results);
}

await main(
  async () => {
    const results = {};
    try {
      await runSteps(results);
    } catch (error) {
      results.install = { passed: 0, failed: 1 };
      throw error;
    } finally {
      const sum = (key) => Object.values(results).reduce((total, counts) => total + counts[key], 0);
      if (sum('failed') > 0) process.exitCode = 1;
      console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
    }
  },
  { interrupted: 1 },
);
