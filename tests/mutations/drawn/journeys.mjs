import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LIMIT_MS } from '../mutate.mjs';
import { nearness, Reached, startLog } from './vitest-runs.mjs';

const REPORT = join(process.cwd(), 'journeys.json');
/** A mutation of what every page has is judged by so many of its journeys, and not by hundreds. */
const MOST_JOURNEYS = 30;

/** @returns the tests of the journeys at these places, with their outcomes. */
function runPlaywright(places, more) {
  const env = {
    ...process.env,
    ...more,
    NODE_ENV: undefined,
    CI: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
  };
  const args = ['--config=tests/mutations/drawn/playwright.config.ts', '--reporter=json'];
  const program = 'node_modules/@playwright/test/cli.js';
  const stop = more.DRAWN_LIMIT ? ['-x'] : [];
  spawnSync(process.execPath, [program, 'test', ...args, ...stop, ...places], {
    env,
    stdio: 'ignore',
  });
  const read = ({ suites = [], specs = [] }) => [...suites.flatMap(read), ...specs];
  return read(JSON.parse(readFileSync(REPORT, 'utf8'))).map(({ file, line, title, tests }) => ({
    place: `${file}:${line}`,
    title,
    isRed: tests.some(({ status }) => status === 'unexpected'),
    hasPassed: tests.every(({ status }) => status === 'expected'),
  }));
}

/** Journeys of a browser, in whose pages and server a mutation is on. */
export function openJourneys(filter) {
  return {
    record() {
      const readLog = startLog();
      const tests = runPlaywright(filter ? [filter] : [], { VITEST_MUTANT: '-1' });
      const green = new Set(tests.filter(({ hasPassed }) => hasPassed).map(({ place }) => place));
      const reached = new Reached();
      for (const [place, id] of readLog()) {
        const own = relative(join(process.cwd(), 'tests/e2e'), place);
        if (green.has(own)) reached.add(id, own, ['all']);
      }
      return reached;
    },
    run({ id, file }, tests) {
      const places = [...tests.keys()]
        .sort((one, other) => nearness(file, other) - nearness(file, one))
        .slice(0, MOST_JOURNEYS);
      const findRed = (limit, among) =>
        runPlaywright(among, { VITEST_MUTANT: String(id), DRAWN_LIMIT: String(limit) }).find(
          ({ isRed }) => isRed,
        );
      const red = findRed(LIMIT_MS, places);
      // Nearly every failure of a journey is something that does not come: alone, it has longer.
      const again = red && findRed(2 * LIMIT_MS, [red.place]);
      return again && `${again.place}: ${again.title}`;
    },
    close: () => {},
  };
}
