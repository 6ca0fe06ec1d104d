import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/port.mjs';
import { Failure, main, onEnd, tell } from '../../scripts/lib/run.mjs';
import { noSettings } from '../../scripts/lib/setting-names.mjs';
import { canarySettings } from '../support/canaries.mjs';
import { browserMutations } from './browser-list.mjs';
import { bin, buildCopy, COPY, inCopy, makeCopy, removeCopy } from './copy.mjs';
import { runDrawn } from './drawn/run.mjs';
import { mutateSource } from './mutate.mjs';
import { partMutations } from './part-list.mjs';
import { unitMutations } from './unit-list.mjs';

const REPORT = join(COPY, 'report.json');

function mutate(name, mutation) {
  const path = join(COPY, mutation.file);
  writeFileSync(path, mutateSource(readFileSync(path, 'utf8'), name, mutation));
}

/**
 * Runs each mutation with the test that guards it, and all of these tests without any.
 *
 * @returns mutations that no test has noticed, and tests that fail without them.
 */
async function runVitest(name, mutations, env) {
  const report = join(COPY, `${name}.json`);
  const config = `tests/mutations/${name}.config.ts`;
  await inCopy([bin('vitest/vitest.mjs'), 'run', '--config', config], {
    ...env,
    NODE_ENV: 'test',
    TEST_DEPTH: undefined,
    MUTATIONS_REPORT: report,
  });
  const outcomes = JSON.parse(readFileSync(report, 'utf8'));
  const survivors = mutations.filter((_each, index) => !outcomes[`${name[0]}${index}`]?.failed);
  const { passed = 0, failed = 0 } = outcomes.none ?? {};
  const titles = new Set(mutations.map(({ test }) => test));
  return failed > 0 || passed < titles.size ? [...survivors, { test: `tests/${name}` }] : survivors;
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
  const red = tests.filter((_test, index) => {
    const whole = outcomes.get(`t${index}`);
    return !whole || whole.some(({ failed }) => failed);
  });
  return [...survivors, ...red.map((test) => ({ test }))];
}

const runs = {
  async unit(env) {
    return tell('Running the unit tests of mutations', runVitest('unit', unitMutations, env));
  },
  async parts(env) {
    return tell('Running the parts of mutations', runVitest('parts', partMutations, env));
  },
  async browser(env, host) {
    if (browserMutations.length === 0) return [];
    const building = buildCopy(env, host, canarySettings());
    const { code, output } = await tell('Building the pages with mutations', building);
    if (code !== 0) throw new Failure(output);
    return tell('Running the browser tests of mutations', runBrowserTests(env));
  },
};

await main(
  async () => {
    const [kind, ...options] = process.argv.slice(2);
    const kinds = kind ? [kind] : Object.keys(runs);
    const host = process.env.TEST_EMULATOR_HOST ?? `localhost:${await freePort()}`;
    const settings = { ...process.env, ...noSettings(), NEXT_TELEMETRY_DISABLED: '1' };
    const env = { ...settings, IDENTITY_HOST: host, BASE_URL: undefined };
    onEnd(removeCopy);
    makeCopy();
    if (kind === 'drawn') return runDrawn(env, host, options);
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
