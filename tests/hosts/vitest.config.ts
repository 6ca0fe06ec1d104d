import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Builds of other hosts, served by their own servers: see scripts/hosts. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/hosts/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
  },
});
