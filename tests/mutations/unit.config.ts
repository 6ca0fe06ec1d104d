import { mergeConfig, type TestProjectConfiguration } from 'vitest/config';
import config from '../../vitest.config';
import { unitMutations } from './unit-list.mjs';
import { runsOf } from './runs';

const KINDS = [
  { kinds: '{,.alone}', environment: 'node' },
  { kinds: '.jsdom', environment: 'jsdom' },
];

/** Each test once for each expression that it guards, and once without a mutation. */
const projects: TestProjectConfiguration[] = runsOf(unitMutations, 'u').flatMap(
  ({ name, files, provide, limits }) =>
    KINDS.map(({ kinds, environment }) => ({
      extends: true as const,
      test: {
        ...limits,
        name: `${name} ${environment}`,
        environment,
        provide,
        include: files.map((file) => `{tests/unit/,}${file}${kinds}.test.{ts,tsx}`),
        setupFiles: 'tests/mutations/set-mutant.ts',
      },
    })),
);

export default mergeConfig(
  { ...config, test: { ...config.test, projects } },
  { test: { reporters: ['tests/mutations/reporter.ts'] } },
);
