import { playwright } from '@vitest/browser-playwright';
import { configDefaults, type TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/lib/programs.mjs';
import { isQuick, isRest } from '../../support/depth.ts';
import { POLL_TIMEOUT } from '../../support/limits.ts';
import { commands } from './commands.ts';
import { partsConfig } from './vite.ts';

/** A part is drawn in a frame, and many states are waited for: Vitest would look every 50 ms. */
const POLL_INTERVAL = 20;

const isLong = '**/*.long.test.tsx';

/** Components in a browser, each in the state that its test gives it: no page, server or journey. */
export const parts = {
  ...partsConfig,
  test: {
    name: 'parts',
    include: [isRest ? `tests/parts/${isLong}` : 'tests/parts/**/*.test.tsx'],
    exclude: [...configDefaults.exclude, ...(isQuick ? [isLong] : [])],
    setupFiles: 'tests/parts/support/setup.ts',
    expect: { poll: { timeout: POLL_TIMEOUT, interval: POLL_INTERVAL } },
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
} satisfies TestProjectInlineConfiguration;
