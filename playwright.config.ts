import { existsSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/lib/programs.mjs';
import { isQuick, isRest } from './tests/support/depth';
import {
  ASK_INTERVAL,
  LONG_TEST_TIMEOUT,
  POLL_TIMEOUT,
  TEST_TIMEOUT,
} from './tests/support/limits';
import { tagsLeftOut } from './tests/support/tags';

/** A few journeys, tagged `@eager`, run once more on the pages of `FRAMEWORK=eager`. */
const HAS_EAGER = !isQuick && (isRest || existsSync('.next/eager'));
const leftOut = tagsLeftOut.map((tag) => new RegExp(tag));

/** A file's name says where it runs: `x.long.spec.ts` in `npm run test:rest`, `x.spec.ts` in `npm test`. */
const LONG = '**/*.long.spec.ts';
const files = {
  testMatch: isRest ? LONG : '**/*.spec.ts',
  testIgnore: isQuick ? LONG : undefined,
};

const eager: Project = {
  name: 'eager',
  grep: /@eager/,
  grepInvert: leftOut,
  use: {
    viewport: { width: 1280, height: 800 },
    baseURL: process.env.EAGER_URL ?? process.env.BASE_URL,
  },
};

/**
 * A test runs in a desktop's window, unless it says `{ tag: '@phone' }` for what a small touch screen
 * may break. None is skipped, since a skipped test counts as failed.
 *
 * With `BASE_URL` set the tests run against that server and start nothing; otherwise
 * `global-setup.ts` starts the production build on a free port.
 */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: LONG_TEST_TIMEOUT,
  expect: { timeout: POLL_TIMEOUT, toPass: { intervals: [ASK_INTERVAL] } },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-IN',
    screenshot: 'only-on-failure',
    actionTimeout: TEST_TIMEOUT,
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_FLAGS,
      // With another encoding it cannot write a download below a folder with other than ASCII letters.
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
    },
  },
  projects: [
    {
      name: 'desktop',
      ...files,
      grepInvert: [/@phone/, ...leftOut],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...files,
      grep: /@phone/,
      grepInvert: leftOut,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    ...(HAS_EAGER ? [eager] : []),
  ],
});
