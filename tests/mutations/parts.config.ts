import { mergeConfig } from 'vitest/config';
import config from '../parts/vitest.config';
import { partMutations } from './part-list.mjs';
import { runsOf } from './runs';

/** Each test once for each expression that it guards, and once without a mutation. */
const instances = runsOf(partMutations, 'p').map(({ name, files, provide, limits }) => ({
  ...limits,
  browser: 'chromium' as const,
  name,
  provide,
  include: files.map((file) => `tests/parts/${file}.test.tsx`),
}));

export default mergeConfig(
  { ...config, test: { ...config.test, browser: { ...config.test!.browser!, instances } } },
  {
    test: {
      setupFiles: ['tests/mutations/set-mutant.ts'],
      reporters: ['tests/mutations/reporter.ts'],
    },
  },
);
