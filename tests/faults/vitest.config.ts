import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const HOSTS = 'tests/faults/hosts/**/*.test.ts';

/**
 * Long tests: many kills, real time limits, many cases, and commands started many times. Those of
 * `hosts` need the builds of `npm run test:all`, and nginx.
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
        test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], exclude: [HOSTS] },
      },
      {
        extends: true,
        test: { name: 'hosts', include: [HOSTS], globalSetup: 'tests/support/server-setup.ts' },
      },
    ],
  },
});
