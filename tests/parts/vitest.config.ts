import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/lib/programs.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { commands } from './support/commands.ts';
import { plugins } from './support/plugins.ts';

/** Components in a browser, each in the state that its test gives it: no page, server or journey. */
export default defineConfig({
  root,
  plugins,
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: {
      'next/navigation': `${root}/tests/parts/support/navigation.ts`,
      '@': root,
    },
  },
  // As `next.config.ts` where a site has no color of its own.
  define: { 'process.env.THEME_COLORS': '""' },
  cacheDir: 'node_modules/.cache/parts',
  // All that the parts import: one found during the run would reload the tests.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@radix-ui/react-checkbox',
      '@radix-ui/react-dialog',
      '@radix-ui/react-label',
      '@radix-ui/react-slot',
      'class-variance-authority',
      'clsx',
      'lucide-react',
      'sonner',
      'tailwind-merge',
      'uqr',
      'vitest-browser-react',
      'zod',
      'zod/mini',
    ],
  },
  test: {
    include: ['tests/parts/**/*.test.tsx'],
    setupFiles: 'tests/parts/support/setup.ts',
    // These end a test that hangs. A busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000, interval: 20 } },
    maxWorkers: 2,
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
