import { mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import config from '../../../vitest.config';

const record = { test: { setupFiles: ['tests/mutations/drawn/record.ts'] } };
const projects = config.test!.projects as TestProjectInlineConfiguration[];

/** All unit tests, in the order that they are asked for. */
export default mergeConfig(
  {
    ...config,
    test: { ...config.test, projects: projects.map((project) => mergeConfig(project, record)) },
  },
  { test: { sequence: { setupFiles: 'list' } } },
);
