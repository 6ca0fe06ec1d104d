import { mergeConfig, type TestProjectConfiguration } from 'vitest/config';
import config from '../../vitest.config';
import { unitMutations } from './unit-list.mjs';
import { runsOf } from './runs';

/** Each test once for each expression that it guards, and once without a mutation. */
const projects: TestProjectConfiguration[] = runsOf(unitMutations, 'u').map(
  ({ name, files, provide, limits }) => ({
    extends: true,
    test: {
      ...limits,
      name,
      provide,
      include: files.map((file) => `{tests/unit/,}${file}{,.jsdom,.alone}.test.{ts,tsx}`),
      setupFiles: 'tests/mutations/set-mutant.ts',
    },
  }),
);

export default mergeConfig(
  { ...config, test: { ...config.test, projects } },
  { test: { reporters: ['tests/mutations/reporter.ts'] } },
);
