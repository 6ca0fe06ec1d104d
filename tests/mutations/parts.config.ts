import { mergeConfig } from 'vitest/config';
import config from '../parts/vitest.config';

/** A test that hangs without its expression ends then. */
const LIMIT_MS = 8_000;

export default mergeConfig(config, {
  test: {
    setupFiles: ['tests/mutations/set-mutant.ts'],
    testTimeout: LIMIT_MS,
    expect: { poll: { timeout: LIMIT_MS } },
  },
});
