import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The long forms of tests that `npm test` runs in short: many kills, real time limits, many cases. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/faults/**/*.test.ts'],
    testTimeout: 300_000,
    fileParallelism: false,
  },
});
