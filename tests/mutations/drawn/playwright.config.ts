import { join } from 'node:path';
import config from '../../../playwright.config';
import { POLL_TIMEOUT } from '../../support/limits';

const LIMIT_MS = Number(process.env.DRAWN_LIMIT ?? POLL_TIMEOUT);
/** More than one step of a test may wait. */
const TEST_TIMEOUT = 3 * LIMIT_MS;

/** All journeys. Where a mutation is on, a test does not wait long for what never comes. */
export default {
  ...config,
  testDir: join(import.meta.dirname, '../../e2e'),
  globalSetup: join(import.meta.dirname, '../../support/global-setup.ts'),
  timeout: TEST_TIMEOUT,
  expect: { ...config.expect, timeout: LIMIT_MS },
  use: { ...config.use, actionTimeout: LIMIT_MS, screenshot: 'off' },
} satisfies typeof config;
