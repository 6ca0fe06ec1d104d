import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the production build answers, asked without a browser. */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    root,
    include: ['tests/server/**/*.test.ts'],
    globalSetup: 'tests/support/server-setup.ts',
    // These end a test that hangs. A busy machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 45_000 } },
    maxWorkers: 2,
    isolate: false,
  },
});
