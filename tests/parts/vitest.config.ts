import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/programs.mjs';
import { isQuick, isRest } from '../support/depth.ts';
import { commands } from './support/commands.ts';
import { partsConfig } from './support/vite.ts';

const isLong = '**/*.long.test.tsx';

/** Components in a browser, each in the state that its test gives it: no page, server or journey. */
export default defineConfig({
  ...partsConfig,
  test: {
    include: [isRest ? `tests/parts/${isLong}` : 'tests/parts/**/*.test.tsx'],
    exclude: [...configDefaults.exclude, ...(isQuick ? [isLong] : [])],
    setupFiles: 'tests/parts/support/setup.ts',
    // These end a test that hangs. A busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000, interval: 20 } },
    maxWorkers: 2,
    silent: 'passed-only',
    browser: {
      enabled: true,
      commands,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          executablePath: findChromium(),
          // A row then is where it scrolls to in the next frame.
          args: [...CHROMIUM_FLAGS, '--disable-smooth-scrolling'],
        },
        contextOptions: { locale: 'en-IN' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
