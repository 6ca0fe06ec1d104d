import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Walks through the production build in Firefox and WebKitGTK, one of each at a time. */
export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    root,
    globalSetup: 'tests/browsers/global-setup.ts',
    include: ['tests/browsers/*.test.ts'],
    // These end a walk that hangs. A busy machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { interval: 50, timeout: 45_000 } },
    maxWorkers: 2,
  },
});
