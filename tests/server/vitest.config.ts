import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import books from '../../content/books.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

const sellsEbooks = Object.values<{ price: unknown }>(books).some(({ price }) => price !== null);

/** What the production build answers, asked without a browser. */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    root,
    include: ['tests/server/**/*.test.ts'],
    // Orders an ebook, and need one. A test that is skipped counts as failed.
    exclude: [...configDefaults.exclude, ...(sellsEbooks ? [] : ['**/orders.test.ts'])],
    globalSetup: 'tests/support/server-setup.ts',
    // These end a test that hangs. A busy machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 45_000 } },
    maxWorkers: 2,
    isolate: false,
  },
});
