import { mergeConfig } from 'vitest/config';
import config from '../../parts/vitest.config';

const setupFiles = ['tests/mutations/drawn/record.ts', config.test!.setupFiles as string];

/** All parts, in the order that they are asked for. */
export default mergeConfig(
  { ...config, test: { ...config.test, setupFiles } },
  { test: { sequence: { setupFiles: 'list' } } },
);
