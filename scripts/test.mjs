import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { canarySettings } from './steps/canaries.mjs';
import { identityHost } from './steps/identity.mjs';
import { install } from './steps/install.mjs';
import { providePlatformBuild } from './steps/platform-build.mjs';
import { provideChromium, provideNginx } from './steps/programs.mjs';
import { root } from './steps/root.mjs';
import { Failure, main, runBin } from './steps/run.mjs';
import { noSettings } from './steps/setting-names.mjs';

/**
 * `npm test`: runs every check, also when one before has failed, and counts. Format, lint, types,
 * build and weight count as one each, a skipped test as failed.
 */
let failures = [];
const REPORTS = join(root, 'node_modules/.cache/reports');

/** No settings of this machine. `FRAMEWORK=eager` is kept. */
const env = {
  ...process.env,
  ...noSettings(),
  BASE_URL: undefined,
  SHEET_URL: undefined,
  IDENTITY_URL: undefined,
  NODE_ENV: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
};

async function check(path, args, quiet = true) {
  const { code, output } = await runBin(path, args, { env, quiet });
  if (code !== 0) throw new Failure(output);
}

/** Runs a test runner that writes a JSON report, and returns the report. */
async function report(path, args, file, more) {
  rmSync(file, { force: true });
  const { code } = await runBin(path, args, { env: { ...env, ...more } });
  return { code, ...JSON.parse(readFileSync(file, 'utf8')) };
}

/** A run that failed without a failed test counts as one failure. */
const count = (passed, failed, code) => ({ passed, failed: failed || Number(code !== 0) });

const steps = {
  format: () => check('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  lint: () => check('eslint/bin/eslint.js', ['.', '--max-warnings=0']),
  async types() {
    await check('next/dist/bin/next', ['typegen']);
    await check('typescript/bin/tsc', ['--noEmit']);
  },
  async unit() {
    const file = join(REPORTS, 'unit.json');
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const more = { NODE_ENV: 'test' };
    const { numPassedTests, numTotalTests, testResults, code } = await report(
      'vitest/vitest.mjs',
      args,
      file,
      more,
    );
    // The runner's own list is far up by the time the browser tests have run.
    failures = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName }) => `✗ ${fullName}`);
    return count(numPassedTests, numTotalTests - numPassedTests, code);
  },
  async build() {
    env.IDENTITY_HOST = await identityHost();
    const settings = {
      ...env,
      ...canarySettings(),
      FIREBASE_AUTH_EMULATOR_HOST: env.IDENTITY_HOST,
    };
    await providePlatformBuild(settings);
    // Next's own server and the standalone one serve the same build; both are tested.
    await build({ ...settings, OUTPUT: 'standalone' });
  },
  async weight(results) {
    if (results.build.failed > 0) throw new Failure('There is no build to weigh.');
    await check('tsx/dist/cli.mjs', ['scripts/size/index.ts'], false);
  },
  async browser(results) {
    if (results.build.failed > 0) throw new Failure('There is no build to test.');
    await provideChromium();
    await provideNginx();
    const file = join(REPORTS, 'browser.json');
    const { stats, errors, code } = await report(
      '@playwright/test/cli.js',
      ['test', '--reporter=list,json'],
      file,
      { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: '1' },
    );
    const { expected, flaky, unexpected, skipped } = stats;
    return count(expected + flaky, unexpected + skipped + errors.length, code);
  },
};

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

await main(
  async () => {
    const results = {};
    try {
      await install();
      mkdirSync(REPORTS, { recursive: true });
      const [format, lint, types, ...others] = Object.keys(steps);
      await Promise.all([format, lint, types].map((name) => runStep(name, results)));
      for (const name of others) await runStep(name, results);
      if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
      console.table(results);
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
