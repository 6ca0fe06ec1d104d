import { mergeConfig } from 'vitest/config';
import { parts } from '../parts/support/project';
import { partMutations } from './part-list.mjs';
import { runsOf } from './runs';

/** Each test once for each expression that it guards, and once without a mutation. */
const instances = runsOf(partMutations, 'p').map(({ name, files, provide, limits }) => ({
  ...limits,
  browser: 'chromium' as const,
  name,
  provide,
  include: files.map((file) => `tests/parts/${file}{,.long}.test.tsx`),
}));

export default mergeConfig(
  { ...parts, test: { ...parts.test, browser: { ...parts.test.browser, instances } } },
  {
    test: {
      maxWorkers: 2,
      setupFiles: ['tests/mutations/set-mutant.ts'],
      reporters: ['tests/mutations/reporter.ts'],
    },
  },
);
