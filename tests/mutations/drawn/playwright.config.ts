import { join } from 'node:path';
import config from '../../../playwright.config';

const LIMIT_MS = Number(process.env.DRAWN_LIMIT ?? 45_000);

/** All journeys. Where a mutation is on, a test does not wait long for what never comes. */
export default {
  ...config,
  testDir: join(import.meta.dirname, '../../e2e'),
  globalSetup: join(import.meta.dirname, '../../support/global-setup.ts'),
  timeout: 3 * LIMIT_MS,
  expect: { ...config.expect, timeout: LIMIT_MS },
  use: { ...config.use, actionTimeout: LIMIT_MS, screenshot: 'off' },
} satisfies typeof config;
