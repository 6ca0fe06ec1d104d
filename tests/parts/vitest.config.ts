import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/programs.mjs';
import { isQuick, isRest } from '../support/depth.ts';
import { commands } from './support/commands.ts';
import { partsConfig } from './support/vite.ts';

/** Vitest starts the largest files first. The one of the examples is short, and takes long. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isExamples = ({ moduleId }: TestSpecification) => moduleId.endsWith('/examples.test.tsx');
    return [...sorted.filter(isExamples), ...sorted.filter((file) => !isExamples(file))];
  }
}

/** Components in a browser, each in the state that its test gives it: no page, server or journey. */
export default defineConfig({
  ...partsConfig,
  test: {
    include: ['tests/parts/**/*.test.tsx'],
    tags: [
      { name: 'deep', description: 'checks conformance, which npm test leaves out' },
      { name: 'long', description: 'left out in npm test' },
    ],
    ...(isQuick && { tagsFilter: ['!long'] }),
    ...(isRest && { tagsFilter: ['deep || long'] }),
    sequence: { sequencer: ExamplesFirst },
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
