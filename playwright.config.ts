import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/steps/programs.mjs';

/** What only a build with the loader does; `FRAMEWORK=eager` leaves it out. */
const LATE = process.env.FRAMEWORK === 'eager' ? /@late/ : /(?!)/;

/**
 * A test runs in a desktop's window, unless it says `{ tag: '@phone' }` or, for what a small touch
 * screen may break, `{ tag: '@both' }`. None is skipped, since a skipped test counts as failed.
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
  // These end a test that hangs. A busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-IN',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [/@phone/, LATE],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      grepInvert: LATE,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
