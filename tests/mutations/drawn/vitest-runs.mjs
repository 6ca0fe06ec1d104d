import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';

const ROOT = process.cwd();
export const LOG = join(ROOT, 'reached.log');

/** A test of a mutation that hangs ends then, or after three times what it took before. */
const TEST_MS = 15_000;
/** A run that has not ended after four times what it may take, and this, has a loop without an end. */
const HANGS_MS = 40_000;
/** So many files run first, and the others only if these pass. */
const NEAREST = 3;

/** Starts a log of what processes reach. @returns what reads and ends it: pairs of a place and a mutation. */
export function startLog() {
  writeFileSync(LOG, '');
  process.env.VITEST_REACHED_LOG = LOG;
  return () => {
    delete process.env.VITEST_REACHED_LOG;
    const lines = readFileSync(LOG, 'utf8').split('\n').filter(Boolean);
    rmSync(LOG);
    return lines.map((line) => line.split('\t')).map(([place, id]) => [place, Number(id)]);
  };
}

/** Tests by file, by mutation. */
export class Reached extends Map {
  add(id, file, tests) {
    if (!this.has(id)) this.set(id, new Map());
    const files = this.get(id);
    files.set(file, new Set([...(files.get(file) ?? []), ...tests]));
  }
}

const wordsOf = (file) =>
  relative(ROOT, file)
    .replace(/\.[\w.:]+$/, '')
    .split(/[/-]/);

/** How many folders and names the paths of a source and a test have in common. */
export function nearness(source, test) {
  const words = new Set(wordsOf(source));
  return wordsOf(test).filter((word) => words.has(word)).length;
}

const isTimeout = ({ message }) => /timed? ?out/i.test(message);

async function runSpecs(vitest, specs, { drawn, limit, expected = 0 }) {
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  vitest.provide('drawn', drawn);
  for (const { config } of [vitest, ...vitest.projects]) {
    config.bail = drawn === -1 ? 0 : 1;
    if (limit) Object.assign(config, { testTimeout: limit, hookTimeout: limit });
  }
  // Processes of its own only: the workers.
  const killWorkers = () => spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
  // A busy machine takes longer than it did before.
  const most = HANGS_MS + 4 * expected;
  const timer = limit && setTimeout(killWorkers, most);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs);
  clearTimeout(timer);
  const failures = testModules.flatMap((module) => {
    const failed = [...module.children.allTests('failed')].map((test) => ({
      file: module.moduleId,
      name: test.fullName,
      isTimeout: test.result().errors.every(isTimeout),
    }));
    const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
    const own =
      errors.length > 0
        ? [{ file: module.moduleId, name: '', isTimeout: errors.every(isTimeout) }]
        : [];
    return [...failed, ...own];
  });
  if (failures.length === 0 && unhandledErrors.length > 0)
    failures.push({ name: 'an error outside of tests', isTimeout: false });
  return { testModules, failures };
}

/** @returns the name of the test that fails, or undefined. One that only takes too long runs once more, alone. */
async function findFailure(vitest, specs, { drawn, limit, expected }) {
  const { failures } = await runSpecs(vitest, specs, { drawn, limit, expected });
  const [failure] = failures.sort((one, other) => one.isTimeout - other.isTimeout);
  if (!failure) return undefined;
  if (failure.isTimeout) {
    const alone = specs.filter(({ moduleId }) => moduleId === failure.file);
    const again = await runSpecs(vitest, alone, { drawn, limit: 2 * limit, expected });
    if (again.failures.length === 0) {
      const others = specs.filter((spec) => !alone.includes(spec));
      return others.length > 0
        ? findFailure(vitest, others, { drawn, limit, expected })
        : undefined;
    }
  }
  return failure.file ? `${relative(ROOT, failure.file)}: ${failure.name}` : failure.name;
}

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

/** What a file takes before its first test, which no test's own duration has. */
const LOADING_MS = 3_000;

/** Tests that stay loaded from one mutation to the next. @param {'unit' | 'parts'} name */
export async function openVitest(name, filter) {
  const config = `tests/mutations/drawn/${name}.config.ts`;
  const vitest = await createVitest('test', { config, watch: false, reporters: [{}] });
  const projects = new Map();
  const durations = new Map();

  return {
    async record() {
      const specs = await vitest.globTestSpecifications(filter ? [filter] : []);
      specs.forEach(({ moduleId, project }) => projects.set(moduleId, project));
      const readLog = startLog();
      const { testModules, failures } = await runSpecs(vitest, specs, { drawn: -1 });
      for (const { file, name: test } of failures)
        console.log(`Not counted, since it fails: ${file}: ${test}`);
      const reached = new Reached();
      const passed = new Map();
      for (const tested of testModules) {
        const file = tested.moduleId;
        const tests = [...tested.children.allTests('passed')];
        const ids = tests.map(({ id }) => id);
        passed.set(file, ids);
        tested.meta().reached?.forEach((id) => reached.add(id, file, ids));
        for (const test of tests) {
          durations.set(test.id, test.diagnostic()?.duration ?? 0);
          test.meta().reached?.forEach((id) => reached.add(id, file, [test.id]));
        }
      }
      for (const [file, id] of readLog()) reached.add(id, file, passed.get(file) ?? []);
      return reached;
    },

    async run({ id, file }, tests) {
      const chosen = [...tests]
        .map(([test, ids]) => ({ test, ids: [...ids], near: nearness(file, test) }))
        .filter(({ ids }) => ids.length > 0)
        .map((each) => ({ ...each, ms: each.ids.map((test) => durations.get(test)) }))
        .sort((one, other) => other.near - one.near || sum(one.ms) - sum(other.ms));
      for (const part of [chosen.slice(0, NEAREST), chosen.slice(NEAREST)]) {
        const specs = part.map(({ test, ids: testIds }) =>
          projects.get(test).createSpecification(test, { testIds }),
        );
        const ms = part.flatMap((each) => each.ms);
        const limit = Math.max(TEST_MS, 3 * Math.max(...ms));
        const expected = sum(ms) + part.length * LOADING_MS;
        const failure =
          part.length > 0 && (await findFailure(vitest, specs, { drawn: id, limit, expected }));
        if (failure) return failure;
      }
      return undefined;
    },

    close: () => vitest.close(),
  };
}

/** Tests of the built site, which is started anew for each mutation. */
export async function openServer(filter) {
  const config = 'tests/vitest.config.ts';
  async function withServer(drawn, work) {
    process.env.VITEST_MUTANT = String(drawn);
    const vitest = await createVitest('test', {
      config,
      project: ['server'],
      watch: false,
      reporters: [{}],
    });
    const result = await work(vitest, await vitest.globTestSpecifications(filter ? [filter] : []));
    await vitest.close();
    return result;
  }
  const red = new Set();

  return {
    async record() {
      const reached = new Reached();
      const files = await withServer(-1, (_vitest, specs) => specs.map(({ moduleId }) => moduleId));
      for (const file of files) {
        process.env.VITEST_REACHED_BY = file;
        const readLog = startLog();
        const { failures } = await withServer(-1, (vitest, specs) =>
          runSpecs(
            vitest,
            specs.filter(({ moduleId }) => moduleId === file),
            { drawn: -1 },
          ),
        );
        const ids = new Set(readLog().map(([, id]) => id));
        if (failures.length > 0) {
          console.log(`Not counted, since it fails: ${file}: ${failures[0].name}`);
          red.add(file);
        } else ids.forEach((id) => reached.add(id, file, ['all']));
      }
      return reached;
    },
    run: ({ id }, tests) =>
      withServer(id, (vitest, specs) => {
        const chosen = specs.filter(({ moduleId }) => tests.has(moduleId));
        return findFailure(vitest, chosen, { drawn: id, limit: 2 * TEST_MS, expected: 60_000 });
      }),
    close: () => {},
  };
}
