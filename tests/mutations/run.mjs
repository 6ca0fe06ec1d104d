import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/port.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { Failure, main, onEnd, run, tell } from '../../scripts/lib/run.mjs';
import { noSettings } from '../../scripts/lib/setting-names.mjs';
import { canarySettings } from '../support/canaries.mjs';
import { browserMutations, parseTest, partMutations, unitMutations } from './list.mjs';

/** Outside of `node_modules`, where nothing is compiled. */
const COPY = join(root, '.mutations');
const SOURCES =
  /^(app|build|components|content|lib|public|scripts|tests|\.fonts|\.env\.example|[^.].*\.\w+)$/;
const REPORT = join(COPY, 'report.json');

/** A test that hangs without its expression ends then. */
const UNIT_LIMIT_MS = 40_000;
/** At once, on two cores. Each part opens a browser. */
const UNIT_RUNS = 3;
const PART_RUNS = 2;

function makeCopy() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY);
  for (const name of readdirSync(root)) {
    if (SOURCES.test(name)) cpSync(join(root, name), join(COPY, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(COPY, 'node_modules'));
}

/** Leaves an expression out where `globalThis.mutant` has this name. */
function mutate(name, { file, code, instead = 'undefined' }) {
  const path = join(COPY, file);
  const [before, after, ...more] = readFileSync(path, 'utf8').split(code);
  if (after === undefined || more.length > 0) {
    throw new Failure(`tests/mutations/list.mjs: ${file} must have this once:\n${code}`);
  }
  const changed = `(globalThis.mutant === '${name}' ? ${instead} : ${code})`;
  writeFileSync(path, `${before}${changed}${after}`);
}

const inCopy = (args, env, quiet = true) => run(process.execPath, args, { cwd: COPY, env, quiet });
const bin = (path) => join(COPY, 'node_modules', path);

/** Runs the unit tests that have one of these titles. @returns whether they pass. */
async function passesUnit(tests, mutant = '', env) {
  const named = tests.map(({ test }) => parseTest(test));
  const files = new Set(named.map(({ file }) => `tests/unit/${file}.test`));
  const titles = new Set(named.map(({ title }) => title));
  const setMutant = `data:text/javascript,globalThis.mutant=%22${mutant}%22`;
  const args = ['run', ...files, `--testTimeout=${UNIT_LIMIT_MS}`, '-t', [...titles].join('|')];
  const report = join(COPY, `${mutant || 'unit'}.json`);
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const { code } = await inCopy([bin('vitest/vitest.mjs'), ...args, ...reporters], {
    ...{ ...env, NODE_ENV: 'test', NODE_OPTIONS: `--import=${setMutant}` },
  });
  const { numTotalTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (numTotalTests - numPendingTests < titles.size) {
    throw new Failure(`No unit test has this name: ${[...titles]}`);
  }
  return code === 0;
}

/** Calls `work` for each index, a few at a time. */
async function forEachIndex(count, atOnce, work) {
  let next = 0;
  const run = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

/** @returns mutations that no test has noticed, and tests that fail without them. */
async function runUnitTests(env) {
  const survivors = [];
  if (!(await passesUnit(unitMutations, '', env))) survivors.push({ test: 'tests/unit' });
  await forEachIndex(unitMutations.length, UNIT_RUNS, async (index) => {
    const mutation = unitMutations[index];
    if (await passesUnit([mutation], `u${index}`, env)) survivors.push(mutation);
  });
  return survivors;
}

/** @returns whether the tests of parts pass that have one of these titles. */
async function passesParts(tests, mutant, env) {
  const named = tests.map(({ test }) => parseTest(test));
  const files = new Set(named.map(({ file }) => `tests/parts/${file}.test.tsx`));
  const titles = named.map(({ title }) => title).join('|');
  const args = ['run', '--config', 'tests/mutations/parts.config.ts', ...files, '-t', titles];
  const file = join(COPY, `${mutant || 'parts'}.json`);
  const report = ['--reporter=json', `--outputFile.json=${file}`];
  const more = { NODE_ENV: 'test', TEST_DEPTH: 'quick', VITE_MUTANT: mutant };
  const { code } = await inCopy([bin('vitest/vitest.mjs'), ...args, ...report], {
    ...env,
    ...more,
  });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  if (numPassedTests + numFailedTests < new Set(titles.split('|')).size) {
    throw new Failure(`No part has a test of this name: ${titles}`);
  }
  return code === 0;
}

/** The first run prepares the packages for the others. */
async function runPartTests(env) {
  const survivors = [];
  if (!(await passesParts(partMutations, '', env))) survivors.push({ test: 'tests/parts' });
  await forEachIndex(partMutations.length, PART_RUNS, async (index) => {
    const mutation = partMutations[index];
    if (await passesParts([mutation], `p${index}`, env)) survivors.push(mutation);
  });
  return survivors;
}

/** Titles and outcomes of all tests of a report, by project. */
function readOutcomes({ suites }) {
  const outcomes = new Map();
  const read = ({ suites: inner = [], specs = [] }) => {
    inner.forEach(read);
    for (const { title, tests } of specs) {
      for (const { projectName, status } of tests) {
        const name = projectName.replace(/ (desktop|phone)$/, '');
        outcomes.set(name, [
          ...(outcomes.get(name) ?? []),
          { title, failed: status !== 'expected' },
        ]);
      }
    }
  };
  suites.forEach(read);
  return outcomes;
}

async function runBrowserTests(env) {
  const args = ['test', '--config=tests/mutations/playwright.config.ts', '--reporter=json'];
  const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, CI: '1' };
  await inCopy([bin('@playwright/test/cli.js'), ...args], { ...env, ...more });
  const outcomes = readOutcomes(JSON.parse(readFileSync(REPORT, 'utf8')));
  const survivors = browserMutations.filter(
    (_each, index) => !outcomes.get(`b${index}`)?.some(({ failed }) => failed),
  );
  const tests = [...new Set(browserMutations.map(({ test }) => test))];
  const red = tests.filter((test) => {
    const whole = outcomes.get(test);
    return !whole || whole.some(({ failed }) => failed);
  });
  return [...survivors, ...red.map((test) => ({ test }))];
}

const runs = {
  async unit(env) {
    return tell('Running the unit tests of mutations', runUnitTests(env));
  },
  async parts(env) {
    return tell('Running the parts of mutations', runPartTests(env));
  },
  async browser(env, host) {
    if (browserMutations.length === 0) return [];
    const settings = {
      FIREBASE_AUTH_EMULATOR_HOST: host,
      TYPES: 'checked',
      NODE_ENV: 'production',
    };
    const building = inCopy([bin('next/dist/bin/next'), 'build'], {
      ...{ ...env, ...canarySettings(), ...settings },
    });
    const { code, output } = await tell('Building the pages with mutations', building);
    if (code !== 0) throw new Failure(output);
    return tell('Running the browser tests of mutations', runBrowserTests(env));
  },
};

await main(
  async () => {
    const kinds = process.argv[2] ? [process.argv[2]] : Object.keys(runs);
    const host = process.env.TEST_EMULATOR_HOST ?? `localhost:${await freePort()}`;
    const settings = { ...process.env, ...noSettings(), NEXT_TELEMETRY_DISABLED: '1' };
    const env = { ...settings, IDENTITY_HOST: host, BASE_URL: undefined };
    onEnd(() => rmSync(COPY, { recursive: true, force: true }));
    makeCopy();
    browserMutations.forEach((each, index) => mutate(`b${index}`, each));
    unitMutations.forEach((each, index) => mutate(`u${index}`, each));
    partMutations.forEach((each, index) => mutate(`p${index}`, each));
    const survivors = [];
    for (const kind of kinds) survivors.push(...(await runs[kind](env, host)));
    for (const { file, code, test } of survivors) {
      console.log(
        file ? `No test fails without this: ${file}: ${code} (${test})` : `Fails: ${test}`,
      );
    }
    const count = [browserMutations, partMutations, unitMutations].flat().length;
    console.log(`${count} expressions left out, ${survivors.length} not noticed`);
    if (survivors.length > 0) process.exitCode = 1;
  },
  { interrupted: 1 },
);
