import { mergeConfig } from 'vitest/config';
import { parts } from '../../parts/support/project';

const setupFiles = ['tests/mutations/drawn/record.ts', parts.test.setupFiles];

/** All parts, in the order that they are asked for. */
export default mergeConfig(
  { ...parts, test: { ...parts.test, setupFiles } },
  { test: { maxWorkers: 2, sequence: { setupFiles: 'list' } } },
);
