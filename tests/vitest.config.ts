import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import books from '../content/books.json' with { type: 'json' };
import { root } from '../scripts/lib/root.mjs';
import { parts } from './parts/support/project.ts';
import { LONG_TEST_TIMEOUT, POLL_TIMEOUT, TEST_TIMEOUT } from './support/limits.ts';

/** `vitest list` starts no server. */
const isListing = process.argv.includes('list');

const project = (
  name: string,
  include: string,
  { globalSetup, ...test }: NonNullable<TestProjectInlineConfiguration['test']> = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [include], ...test, ...(!isListing && globalSetup && { globalSetup }) },
});

const sellsEbooks = Object.values<{ price: unknown }>(books).some(({ price }) => price !== null);
// Orders an ebook, and need one. A test that is skipped counts as failed.
const withoutEbooks = sellsEbooks ? [] : ['**/orders.test.ts'];

/** Tests that need a browser, a production build, or minutes. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    testTimeout: LONG_TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
    expect: { poll: { timeout: POLL_TIMEOUT } },
    maxWorkers: 2,
    silent: 'passed-only',
    projects: [
      { ...parts, extends: true },
      project('server', 'tests/server/**/*.test.ts', {
        exclude: [...configDefaults.exclude, ...withoutEbooks],
        globalSetup: 'tests/support/server-setup.ts',
        isolate: false,
      }),
      project('hosts', 'tests/faults/hosts/**/*.test.ts', {
        globalSetup: 'tests/support/server-setup.ts',
        fileParallelism: false,
      }),
      project('long', 'tests/faults/long/**/*.test.ts', { fileParallelism: false }),
      project('facts', 'tests/faults/facts.test.ts', { fileParallelism: false }),
      // By hand: they take many minutes.
      project('faults', 'tests/faults/{*,doctor/*}.test.ts', {
        exclude: ['**/facts.test.ts'],
        fileParallelism: false,
      }),
      // One of Firefox and one of WebKitGTK at a time.
      project('walks', 'tests/browsers/*.test.ts', {
        globalSetup: 'tests/browsers/global-setup.ts',
      }),
    ],
  },
});
