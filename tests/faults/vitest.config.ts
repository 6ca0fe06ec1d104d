import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tests = (folder: string) => `tests/faults/${folder}/**/*.test.ts`;
const FACTS = 'tests/faults/facts.test.ts';

/**
 * Long tests: many kills, real time limits, many cases, and commands started many times.
 * `npm run test:rest` runs `long` and `hosts`, which needs its builds and nginx; `npm run test:all` runs
 * `facts`, too. `faults` is run by hand: it takes many minutes.
 */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    root,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: [tests('hosts'), tests('long'), FACTS],
        },
      },
      { extends: true, test: { name: 'long', include: [tests('long')] } },
      { extends: true, test: { name: 'facts', include: [FACTS] } },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: [tests('hosts')],
          globalSetup: 'tests/support/server-setup.ts',
        },
      },
    ],
  },
});
