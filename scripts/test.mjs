import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { canarySettings } from './steps/canaries.mjs';
import { provideChromium } from './steps/chromium.mjs';
import { lastLine, playwrightCounts, vitestCounts } from './steps/counts.mjs';
import { identityHost } from './steps/identity.mjs';
import { provideNginx } from './steps/nginx.mjs';
import { providePlatformBuild } from './steps/platform-build.mjs';
import { main, provideTools } from './steps/prepare.mjs';
import { root } from './steps/root.mjs';
import { Failure, runBin } from './steps/run.mjs';
import { noSettings } from './steps/setting-names.mjs';

/**
 * `npm test`: sets itself up, runs every check whatever the ones before said, and counts. Format,
 * lint, types, build and weight count as one each.
 */
const REPORTS = join(root, 'node_modules', '.cache', 'reports');

/** Tests make their own settings, and their own server. `FRAMEWORK=eager` goes through. */
const env = {
  ...process.env,
  ...noSettings(),
  BASE_URL: undefined,
  SHEET_URL: undefined,
  IDENTITY_URL: undefined,
  NODE_ENV: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
};

const check = async (path, args, options) => {
  const { code, output } = await runBin(root, path, args, { env, quiet: true, ...options });
  if (code !== 0) throw new Failure(output);
};

/** Runs a test runner; one that fails without a failed test, or leaves no report, failed once. */
async function countTests(path, args, file, read, more) {
  rmSync(file, { force: true });
  const { code } = await runBin(root, path, args, { env: { ...env, ...more } });
  const { passed, failed, failures } = read(JSON.parse(readFileSync(file, 'utf8')));
  return { passed, failed: failed || Number(code !== 0), failures };
}

const steps = {
  format: () => check('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  lint: () => check('eslint/bin/eslint.js', ['.', '--max-warnings=0']),
  types: async () => {
    await check('next/dist/bin/next', ['typegen']);
    await check('typescript/bin/tsc', ['--noEmit']);
  },
  unit: () => {
    const file = join(REPORTS, 'unit.json');
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    return countTests('vitest/vitest.mjs', args, file, vitestCounts, { NODE_ENV: 'test' });
  },
  build: async () => {
    env.IDENTITY_HOST = await identityHost();
    const settings = {
      ...env,
      ...canarySettings(),
      FIREBASE_AUTH_EMULATOR_HOST: env.IDENTITY_HOST,
    };
    await providePlatformBuild(root, settings);
    // Next's own server and the standalone one serve the same build; both are tested.
    await build(root, { ...settings, OUTPUT: 'standalone' });
  },
  weight: async (results) => {
    if (results.build.failed > 0) throw new Failure('There is no build to weigh.');
    await check('tsx/dist/cli.mjs', ['scripts/size/index.ts'], { quiet: false });
  },
  browser: async (results) => {
    if (results.build.failed > 0) throw new Failure('There is no build to test.');
    await provideChromium(root);
    await provideNginx();
    const file = join(REPORTS, 'browser.json');
    const args = ['test', '--reporter=list,json'];
    const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: '1' };
    return countTests('@playwright/test/cli.js', args, file, playwrightCounts, more);
  },
};

/** Each busies one core, and none needs another. */
const AT_ONCE = ['format', 'lint', 'types'];

async function runStep(name, results) {
  console.log(`\n── ${name}`);
  try {
    return (await steps[name](results)) ?? { passed: 1, failed: 0 };
  } catch (error) {
    console.error(`\n── ${name} failed`);
    console.error(error instanceof Failure ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function runTimed(name, results) {
  const began = performance.now();
  const counts = await runStep(name, results);
  results[name] = { ...counts, seconds: (performance.now() - began) / 1000 };
}

const summary = (name, { passed, failed, seconds }) =>
  [
    name.padEnd(8),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    `${seconds.toFixed(1)} s`.padStart(9),
  ].join('');

async function testAll() {
  await provideTools();
  mkdirSync(REPORTS, { recursive: true });
  const results = {};
  const names = Object.keys(steps);
  await Promise.all(AT_ONCE.map((name) => runTimed(name, results)));
  for (const name of names) if (!AT_ONCE.includes(name)) await runTimed(name, results);
  const all = Object.values(results);
  const failures = all.flatMap((counts) => counts.failures ?? []);
  if (failures.length > 0) console.log(`\n${failures.map((name) => `✗ ${name}`).join('\n')}`);
  console.log(`\n${names.map((name) => summary(name, results[name])).join('\n')}`);
  if (all.some(({ failed }) => failed > 0)) process.exitCode = 1;
  console.log(lastLine(all));
}

await main(
  () =>
    testAll().catch((error) => {
      console.error(error instanceof Failure ? error.message : error);
      process.exitCode = 1;
      console.log(lastLine([{ passed: 0, failed: 1 }]));
    }),
  { interrupted: 1 },
);
